import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { hasWeight, weights, weightText } from "#lib/shop/catalogue/weights.ts";

test("a choice of the filter lists the packs of that weight, and only no choice at all lists all", () => {
  for (const choice of weights) {
    const listed = products.filter(({ grams }) => hasWeight(grams, choice));
    expect(listed).toEqual(products.filter(({ grams }) => choice === "All Weights" || weightText(grams) === choice));
  }
});

test("a kilogram is written as one", () => {
  expect([50, 200, 1000].map((grams) => weightText(grams))).toEqual(["50g", "200g", "1kg"]);
  expect(hasWeight(1000, "1kg")).toBe(true);
});
