import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { promisesOf, shopPromises } from "#lib/shop/home/promises.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { promises } from "#texts/en/promises.ts";

const t = translate(promises);

const facts = {
  deliveryCharge: 0,
  where: "all over India",
  processingHours: "24-48",
  licence: ["FSSAI registration", "12345678901234"] as [string, string],
  vegetarian: true,
};
const keys = (changed: Partial<Parameters<typeof promisesOf>[0]> = {}) =>
  promisesOf({ ...facts, ...changed }, t).map(({ key }) => key);

test.each([
  ["delivery", { deliveryCharge: 40 }],
  ["licence", { licence: null }],
  ["vegetarian", { vegetarian: false }],
] as const)("the promise of %s is not made where %o", (key, changed) => {
  const all = ["delivery", "payment", "packing", "licence", "vegetarian"];
  expect(keys()).toEqual(all);
  expect(keys(changed)).toEqual(all.filter((other) => other !== key));
});

test("the shop's own promises are its facts: one product with meat, and nothing is called vegetarian", () => {
  const shown = Object.fromEntries(shopPromises("en", t).map(({ key, detail }) => [key, detail]));
  expect(shown).not.toHaveProperty("vegetarian");
  expect(shown.packing).toContain(`${PROCESSING_HOURS} hours`);
  expect(shown.licence).toBe(shop.fssai?.number);
  expect(shown.delivery).toContain(shop.address.country);
});

test("nothing is called vegetarian by a label that is a sample", () => {
  const labels = products.map(({ slug }) => textsOf(slug).label);
  const before = labels.map((label) => ({ ...label }));
  const isPromised = () => shopPromises("en", t).some(({ key }) => key === "vegetarian");
  for (const label of labels) Object.assign(label, { vegetarian: true, confirmed: true });
  expect(isPromised()).toBe(true);
  Object.assign(labels[3] ?? {}, { confirmed: false });
  expect(isPromised()).toBe(false);
  for (const [n, label] of labels.entries()) Object.assign(label, before[n]);
});
