import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { PROCESSING_TIME } from "#lib/shop/order/delivery.ts";
import { promisesOf, shopPromises } from "#lib/shop/promises.ts";
import { shop } from "#lib/shop/shop.ts";

const facts = {
  deliveryCharge: 0,
  country: "India",
  processingTime: "24-48 hours",
  licence: "12345678901234",
  vegetarian: true,
};
const keys = (changed: Partial<Parameters<typeof promisesOf>[0]> = {}) =>
  promisesOf({ ...facts, ...changed }).map(({ key }) => key);

test("with all facts the home page has five promises", () => {
  expect(keys()).toEqual(["delivery", "payment", "packing", "licence", "vegetarian"]);
});

test.each([
  ["delivery", { deliveryCharge: 40 }],
  ["licence", { licence: null }],
  ["licence", { licence: "" }],
  ["vegetarian", { vegetarian: false }],
] as const)("the promise of %s is not made where %o", (key, changed) => {
  expect(keys(changed)).not.toContain(key);
  expect(keys(changed)).toHaveLength(4);
});

test("the shop's own promises are its facts: one product with meat, and nothing is called vegetarian", () => {
  expect(products.some(({ slug }) => !textsOf(slug).label.vegetarian)).toBe(true);
  const shown = Object.fromEntries(shopPromises().map(({ key, detail }) => [key, detail]));
  expect(shown).not.toHaveProperty("vegetarian");
  expect(shown.packing).toContain(PROCESSING_TIME);
  expect(shown.licence).toBe(shop.fssaiLicence);
  expect(shown.delivery).toContain(shop.address.country);
});
