import { expect, test } from "vitest";
import { imageKeyOf, products } from "@/lib/shop/catalogue";

test.each(products)("$name has its own picture", ({ name, category, slug }) => {
  expect(imageKeyOf(name, category)).toBe(slug);
});

test("no two products share a picture", () => {
  expect(new Set(products.map(({ image }) => image)).size).toBe(28);
});

test.each([
  ["Puliyodharai Mix", "puliyotharai-mix"],
  ["Nutmeg Pickle", "jathikkai-pickle"],
  ["Citron Pickle", "kara-narthangai-pickle"],
  ["Manjal Powder", "turmeric-powder"],
  ["Sambhar Powder", "sambar-powder"],
  ["Poondu Pickle", "garlic-pickle"],
  ["Sesame Idli Powder", "ellu-idli-powder"],
  ["Murungai Powder", "moringa-leaf-powder"],
  ["Gingelly Oil", "sesame-oil"],
  ["FILTER COFFEE (dark)", "coffee-powder"],
])("the name pattern of '%s' asks for %s", (name, key) => {
  expect(imageKeyOf(name, "Mix & Pickle")).toBe(key);
});

test.each([
  ["Mango Thokku", "Mix & Pickle", "banner-mix-pickle"],
  ["Castor Oil", "Oils", "banner-oils"],
  // Names that only end like a spice's: a sweet, and garlic in another tongue.
  ["Adhirasam", "Powder", "banner-powder"],
  ["Vellulli Karam", "Powder", "banner-powder"],
  ["", "Vathal", "banner-vathal"],
])("'%s', which no pattern knows, gets the banner of %s", (name, category, key) => {
  expect(imageKeyOf(name, category)).toBe(key);
});
