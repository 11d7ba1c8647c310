import { expect, test } from "vitest";
import { categories, findProduct, products } from "#lib/shop/catalogue/catalogue.ts";
import { categoryTitle, lettersOf, productTitle, TITLE_LETTERS } from "#lib/shop/seo/page-title.ts";

const product = (slug: string) => {
  const found = findProduct(slug);
  if (!found) throw new Error(`The fixture shop has no ${slug}.`);
  return found;
};

// promise: Titles that say what people type: name, Tamil name, weight, price, shop
test("a product's title has its names, its weight, its price and the shop", () => {
  expect(productTitle(product("hill-tea"))).toBe("Hill Tea (மலைத் தேயிலை), 200g at ₹200 | Wayanad Larder");
  expect(productTitle(product("hive-honey"))).toBe("Hive Honey (கூட்டுத் தேன்), 1kg at ₹500 | Wayanad Larder");
});

test("a title that would be cut leaves out the shop, then the price, and never a name", () => {
  const tea = product("hill-tea");
  const named = (letters: number) => productTitle({ ...tea, name: "x".repeat(letters), tamilName: "த" });
  expect(named(26)).toMatch(/ \| Wayanad Larder$/);
  expect(named(40)).toMatch(/\), 200g at ₹200$/);
  expect(named(50)).toMatch(/^x{50} \(த\)$/);
  expect(productTitle(product("estate-chilli"))).toBe(
    "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills (மலை மிளகாய்)",
  );
});

test("a category's title has what people type, and the lowest price where its packs differ", () => {
  const titles = categories.map((category) => categoryTitle(category));
  expect(titles[1]).toBe("Whole Wayanad Spices (மசாலா), from ₹99 | Wayanad Larder");
  expect(titles[3]).toBe("Wayanad Leaf Tea (தேயிலை), 200g at ₹200 | Wayanad Larder");
  // The shop's name is left out where it would be cut, and the weight where packs differ in it.
  expect(titles[2]).toMatch(/, from ₹100$/);
  expect(titles[5]).toMatch(/\), ₹500 \|/);
});

test("a Tamil letter with its signs counts once, and only names alone may be longer than what is shown", () => {
  expect(lettersOf("பொடி")).toBe(2);
  const titles = [
    ...products.map((product) => productTitle(product)),
    ...categories.map((category) => categoryTitle(category)),
  ];
  for (const title of titles.filter((each) => lettersOf(each) > TITLE_LETTERS)) expect(title).toMatch(/\)$/);
  expect(new Set(titles).size).toBe(titles.length);
});
