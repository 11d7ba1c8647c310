import { expect, test } from "vitest";
import { pictureByName, products } from "#lib/shop/catalogue/catalogue.ts";

test("each product has its own picture, and no two share one", () => {
  for (const { name, category, slug } of products) expect(pictureByName(name, category)).toBe(slug);
  expect(new Set(products.map(({ picture }) => picture)).size).toBe(products.length);
});

test.each([
  ["Elam Cardamom, whole", "green-cardamom"],
  ["Dry GINGER (ground)", "dry-ginger"],
  ["Salted limes", "lime-relish"],
  // Of two patterns that match, the longer one is the more special.
  ["Garlic and pepper rub", "garlic-pepper"],
  // promise: Each card: image chosen by name pattern
])("the name pattern of '%s' asks for %s", (name, key) => {
  expect(pictureByName(name, "Blend & Paste")).toBe(key);
});

test.each([
  ["Tamarind", "Blend & Paste", "banner-blend-paste"],
  ["Nutmeg", "Spice", "banner-spice"],
  ["", "Dried Fruit", "banner-dried-fruit"],
])("'%s', which no pattern knows, gets the banner of %s", (name, category, key) => {
  expect(pictureByName(name, category)).toBe(key);
});
