import { expect, test } from "vitest";
import { products } from "@/lib/shop/catalogue";
import { nearestProducts } from "@/lib/shop/nearest-products";

const slugsFor = (typed: string) => nearestProducts(typed, products).map(({ slug }) => slug);

test.each([
  ["garlic-pikle", "garlic-pickle"],
  ["rasampowder", "rasam-powder"],
  ["Sambhar Powder", "sambar-powder"],
  ["haldi", "turmeric-powder"],
  ["coffee", "coffee-powder"],
])("of '%s' the nearest product is %s", (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug);
});

test("at most three are named, and none where nothing is near", () => {
  expect(slugsFor("powder")).toHaveLength(3);
  for (const typed of ["", "-", "xylophone"]) expect(slugsFor(typed)).toEqual([]);
});
