import { expect, test } from "vitest";
import { categories, findProduct, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";
import categoryFile from "@/tests/fixture-shop/categories.json" with { type: "json" };

test("categories stand in the order of their file, each with its products by their positions, and all are one list", () => {
  expect(categories.map(({ slug }) => slug)).toEqual(categoryFile.categories.map(({ slug }) => slug));
  const firsts = "Lime Relish, Green Cardamom, Banana Crisps, Hill Tea, Dried Mango, Forest Honey";
  expect(categories.map(({ products }) => products[0]?.name).join(", ")).toBe(firsts);
  for (const { name, slug, products } of categories)
    for (const product of products) expect([product.category, product.categorySlug]).toEqual([name, slug]);
  expect(products).toEqual(categories.flatMap((category) => category.products));
});

test.each([
  ["spices", "Spice"],
  ["chips", "Crisps"],
])("/category/%s is another name of %s", (alias, name) => {
  expect(categories.find(({ aliases }) => aliases.includes(alias))?.name).toBe(name);
});

test("no alias is taken twice or hides a category's own address", () => {
  const aliases = categories.flatMap((category) => category.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((alias) => categories.some(({ slug }) => slug === alias))).toEqual([]);
});

test("what has an address or a name is found by it", () => {
  for (const product of products) expect(findProduct(product.slug)).toBe(product);
  for (const product of products) expect(findProductByName(product.name)).toBe(product);
});

test.each(["ghee", "", "constructor", "__proto__", "Spice", "black  pepper"])("'%s' finds nothing", (text) => {
  expect(findProduct(text)).toBeUndefined();
  expect(findProductByName(text)).toBeUndefined();
});
