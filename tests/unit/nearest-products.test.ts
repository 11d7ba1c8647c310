import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { similarProducts } from "#lib/shop/search/nearest-products.ts";

const slugsFor = (typed: string) => similarProducts(typed, products).map(({ slug }) => slug);

test.each([
  ["lime-relich", "lime-relish"],
  ["greencardamom", "green-cardamom"],
  ["Blak Pepper", "black-pepper"],
])("of '%s' the nearest product is %s", (typed, slug) => {
  expect(slugsFor(typed)[0]).toBe(slug);
});

test("none is named where nothing is near", () => {
  for (const typed of ["", "-", "xylophone"]) expect(slugsFor(typed)).toEqual([]);
});

test("two letters in each other's place are one mistake", () => {
  expect(slugsFor("pepepr")).toEqual(["black-pepper", "garlic-pepper"]);
});
