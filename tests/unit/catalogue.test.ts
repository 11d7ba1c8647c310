import { expect, test } from "vitest";
import {
  categories,
  findCategory,
  findCategoryByAlias,
  findProduct,
  findProductByName,
  products,
} from "@/lib/shop/catalogue";

const listed: [title: string, names: string[]][] = [
  [
    "Mix & Pickle",
    [
      "Puliyotharai Mix",
      "Vathakkuzhambu Mix",
      "Garlic Pickle",
      "Pirandai Pickle",
      "Jathikkai Pickle",
      "Mudakkathan Pickle",
      "Kara Narthangai Pickle",
    ],
  ],
  [
    "Powder",
    [
      "Turmeric Powder",
      "Sambar Powder",
      "Rasam Powder",
      "Idli Powder",
      "Garlic Idli Powder",
      "Pulikuzhambu Powder",
      "Ellu Idli Powder",
      "Andhra Special Paruppu Powder",
      "Moringa Leaf Powder",
      "Curry Leaves Powder",
      "Red Chilli Powder",
    ],
  ],
  ["Appalam", ["Ulundhu Appalam", "Rice Appalam", "Kizhangu Appalam"]],
  ["Coffee", ["Coffee Powder"]],
  ["Vathal", ["Sundakkai Vathal", "Manathakkali Vathal", "Milagu Milagai Vathal"]],
  ["Oils", ["Sesame Oil", "Groundnut Oil", "Coconut Oil"]],
];

test("the shop shows six categories, the four of the specification first", () => {
  expect(categories.map(({ title }) => title)).toEqual(listed.map(([title]) => title));
});

test.each(listed)("%s lists its products as specified, in order", (title, names) => {
  const category = categories.find((one) => one.title === title);
  expect(category?.products.map(({ name }) => name)).toEqual(names);
  expect(new Set(category?.products.map((product) => product.category))).toEqual(new Set([title]));
});

test("all products stand in one list, category by category", () => {
  expect(products.map(({ name }) => name)).toEqual(listed.flatMap(([, names]) => names));
});

test("every pack is 200 g and costs 200 rupees today", () => {
  expect(products.filter(({ price, grams }) => price !== 200 || grams !== 200)).toEqual([]);
});

test("names and addresses are unique, within categories and products alike", () => {
  for (const key of ["name", "slug", "tamil"] as const) expect(new Set(products.map((one) => one[key])).size).toBe(28);
  for (const key of ["title", "slug", "tamil"] as const)
    expect(new Set(categories.map((one) => one[key])).size).toBe(6);
});

test.each(products)("$name has its name in Tamil script", ({ tamil }) => {
  expect(tamil).toMatch(/^[\p{Script=Tamil} ]+$/u);
  expect(tamil).toBe(tamil.normalize("NFC"));
});

test.each([
  ["powders", "Powder"],
  ["mixes", "Mix & Pickle"],
  ["pickles", "Mix & Pickle"],
  ["appalams", "Appalam"],
  ["oil", "Oils"],
  ["vathals", "Vathal"],
])("/category/%s is another name of %s", (alias, title) => {
  expect(findCategoryByAlias(alias)?.title).toBe(title);
});

test("no alias is taken twice or hides a category's own address", () => {
  const aliases = categories.flatMap((category) => category.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((alias) => findCategory(alias))).toEqual([]);
  expect(categories.filter(({ slug }) => findCategoryByAlias(slug))).toEqual([]);
});

test("what has an address or a name is found by it", () => {
  for (const category of categories) expect(findCategory(category.slug)).toBe(category);
  for (const product of products) expect(findProduct(product.slug)).toBe(product);
  for (const product of products) expect(findProductByName(product.name)).toBe(product);
});

test.each(["ghee", "", "constructor", "__proto__", "Powder", "sambar powder"])("'%s' finds nothing", (text) => {
  expect(findCategory(text)).toBeUndefined();
  expect(findCategoryByAlias(text)).toBeUndefined();
  expect(findProduct(text)).toBeUndefined();
  expect(findProductByName(text)).toBeUndefined();
});
