import { expect, test } from "vitest";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { starters } from "@/components/catalogue/four-packs";

test("products to begin with are of different categories as far as there are any", () => {
  const count = Math.min(4, categories.length);
  const chosen = starters(OPEN, count);
  expect(chosen.map(({ category }) => category)).toEqual(categories.slice(0, count).map(({ name }) => name));
});

test("what is sold out is not among them, and the category's next product is", () => {
  const [first] = categories.flatMap(({ products }) => (products.length > 1 ? [products] : []));
  const [one, two] = first ?? [];
  const chosen = starters({ ...OPEN, sold_out: [one?.slug ?? ""] }, categories.length).map(({ slug }) => slug);
  expect(chosen).not.toContain(one?.slug);
  expect(chosen).toContain(two?.slug);
});

test("no product is offered twice, however many are asked for", () => {
  const all = starters(OPEN, 1000);
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(categories.flatMap(({ products }) => products).length);
});
