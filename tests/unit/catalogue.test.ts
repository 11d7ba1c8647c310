import { expect, test } from "vitest";
import { categories, findCategory, findProduct, findProductByName, products } from "#lib/shop/catalogue/catalogue.ts";

const listed: [name: string, names: string[]][] = [
  ["Blend & Paste", ["Lime Relish", 'Cook\'s "Quick" Paste <Hot>', "Prawn Relish"]],
  [
    "Spice",
    [
      "Green Cardamom",
      "Black Pepper",
      "Cinnamon Bark",
      "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills",
      "Dry Ginger",
      "Hill Turmeric",
      "Garlic Pepper",
    ],
  ],
  ["Crisps", ["Banana Crisps", "Jackfruit Crisps"]],
  ["Tea", ["Hill Tea"]],
  ["Dried Fruit", ["Dried Mango", "Kokum"]],
  ["Honey", ["Forest Honey", "Hive Honey"]],
];

test("the shop shows its categories in the order of its content", () => {
  expect(categories.map(({ name }) => name)).toEqual(listed.map(([name]) => name));
});

test.each(listed)("%s lists its products by their positions", (name, names) => {
  const category = categories.find((each) => each.name === name);
  expect(category?.products.map((product) => product.name)).toEqual(names);
  expect(new Set(category?.products.map((product) => product.category))).toEqual(new Set([name]));
});

test("all products stand in one list, category by category", () => {
  expect(products.map(({ name }) => name)).toEqual(listed.flatMap(([, names]) => names));
});

test.each([
  ["spices", "Spice"],
  ["blends", "Blend & Paste"],
  ["pastes", "Blend & Paste"],
  ["chips", "Crisps"],
  ["honeys", "Honey"],
])("/category/%s is another name of %s", (alias, name) => {
  expect(categories.find(({ aliases }) => aliases.includes(alias))?.name).toBe(name);
});

test("no alias is taken twice or hides a category's own address", () => {
  const aliases = categories.flatMap((category) => category.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((alias) => findCategory(alias))).toEqual([]);
});

test("what has an address or a name is found by it", () => {
  for (const category of categories) expect(findCategory(category.slug)).toBe(category);
  for (const product of products) expect(findProduct(product.slug)).toBe(product);
  for (const product of products) expect(findProductByName(product.name)).toBe(product);
});

test.each(["ghee", "", "constructor", "__proto__", "Spice", "black  pepper"])("'%s' finds nothing", (text) => {
  expect(findCategory(text)).toBeUndefined();
  expect(findProduct(text)).toBeUndefined();
  expect(findProductByName(text)).toBeUndefined();
});
