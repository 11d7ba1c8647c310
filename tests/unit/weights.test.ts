import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { hasWeight, weights, weightText } from "#lib/shop/catalogue/weights.ts";

test("the filter offers the six choices of the shop, in their order", () => {
  expect(weights).toEqual(["All Weights", "50g", "100g", "200g", "500g", "1kg"]);
});

test("a choice of the filter lists the packs of that weight, and only no choice at all lists all", () => {
  const listed = weights.map((choice) => products.filter(({ grams }) => hasWeight(grams, choice)));
  expect(listed.map((packs) => [...new Set(packs.map(({ grams }) => grams))])).toEqual([
    [...new Set(products.map(({ grams }) => grams))],
    [],
    [100],
    [200],
    [500],
    [1000],
  ]);
});

test("a kilogram is written as one", () => {
  expect([50, 200, 1000].map((grams) => weightText(grams))).toEqual(["50g", "200g", "1kg"]);
  expect(hasWeight(1000, "1kg")).toBe(true);
});
