import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { nearestProducts, similarProducts } from "#lib/shop/search/nearest-products.ts";

const slugsFor = (typed: string) => nearestProducts(typed, products).map(({ slug }) => slug);

test.each([
  ["lime-relich", "lime-relish"],
  ["greencardamom", "green-cardamom"],
  ["Blak Pepper", "black-pepper"],
  ["haldi", "hill-turmeric"],
  ["tea", "hill-tea"],
])("of '%s' the nearest product is %s", (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug);
});

test("at most three are named, and none where nothing is near", () => {
  expect(slugsFor("er")).toHaveLength(3);
  for (const typed of ["", "-", "xylophone"]) expect(slugsFor(typed)).toEqual([]);
});

test("two letters in each other's place are one mistake", () => {
  expect(similarProducts("pepepr", products).map(({ slug }) => slug)).toEqual(["black-pepper", "garlic-pepper"]);
});
