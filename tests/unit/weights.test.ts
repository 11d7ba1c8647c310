import { expect, test } from "vitest";
import { products } from "@/lib/shop/catalogue";
import { hasWeight, weights, weightText } from "@/lib/shop/weights";

test("the filter offers the six choices of the shop, in their order", () => {
  expect(weights).toEqual(["All Weights", "50g", "100g", "200g", "500g", "1kg"]);
});

test("only 200g and no choice at all list the shop's packs", () => {
  const kept = weights.filter((choice) => products.some(({ grams }) => hasWeight(grams, choice)));
  expect(kept).toEqual(["All Weights", "200g"]);
});

test("a kilogram is written as one", () => {
  expect([50, 200, 1000].map(weightText)).toEqual(["50g", "200g", "1kg"]);
  expect(hasWeight(1000, "1kg")).toBe(true);
});
