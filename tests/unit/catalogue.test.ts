import { expect, test } from "vitest";
import { categories, findProduct, findProductByName, pictureByName, products } from "#lib/shop/catalogue/catalogue.ts";
import { filedTextsOf, textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { servesOf, tasteFacts, useHeading } from "#lib/shop/catalogue/glance.ts";
import { hasWeight, weights, weightText } from "#lib/shop/catalogue/weights.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { linkedProduct, productLink } from "#lib/shop/home/product-link.ts";
import { promisesOf, shopPromises } from "#lib/shop/home/promises.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { promises } from "#texts/en/promises.ts";
import { starters } from "@/components/catalogue/four-packs";
import categoryFile from "@/tests/fixture-shop/categories.json" with { type: "json" };

test("categories stand in the order of their file, each with its products by their positions, and all are one list", () => {
  expect(categories.map(({ slug }) => slug)).toEqual(categoryFile.categories.map(({ slug }) => slug));
  const firsts = "Lime Relish, Green Cardamom, Banana Crisps, Hill Tea, Dried Mango, Forest Honey";
  expect(categories.map(({ products }) => products[0]?.name).join(", ")).toBe(firsts);
  for (const { name, slug, products } of categories)
    for (const product of products) expect([product.category, product.categorySlug]).toEqual([name, slug]);
  expect(products).toEqual(categories.flatMap((category) => category.products));
});

test("a category has other addresses, none taken twice or hiding a category's own; what has an address or a name is found by it", () => {
  expect(categories.find(({ aliases }) => aliases.includes("chips"))?.name).toBe("Crisps");
  const aliases = categories.flatMap((category) => category.aliases);
  expect(new Set(aliases).size).toBe(aliases.length);
  expect(aliases.filter((alias) => categories.some(({ slug }) => slug === alias))).toEqual([]);
  for (const product of products)
    expect([findProduct(product.slug), findProductByName(product.name)]).toEqual([product, product]);
});

test.each(["ghee", "", "constructor", "__proto__", "Spice", "black  pepper"])("'%s' finds nothing", (text) => {
  expect([findProduct(text), findProductByName(text)]).toEqual([undefined, undefined]);
});

test("a choice of the filter lists the packs of that weight, and only no choice at all lists all; a kilogram is written as one", () => {
  expect([50, 200, 1000].map((grams) => weightText(grams))).toEqual(["50g", "200g", "1kg"]);
  for (const choice of weights) {
    const listed = products.filter(({ grams }) => hasWeight(grams, choice));
    expect(listed).toEqual(products.filter(({ grams }) => choice === "All Weights" || weightText(grams) === choice));
  }
});

const t = translate(productTexts);
const [product = expect.fail("no product")] = products;
const texts = textsOf(product.slug);

test("the steps have a heading and say how many a recipe serves, and the facts about the taste name dishes and recipe, where there are any", () => {
  expect(servesOf(["Simmer for 5 minutes.", "Stir in and serve with rice. Serves 3."])).toBe(3);
  expect(servesOf(["Serve with rice."])).toBeNull();
  expect(useHeading(t)).toBe("How to use it");
  expect(useHeading(t, "brew")).toBe("How to brew it");
  const rows = (howToUse: string[], dishes: string[]) =>
    tasteFacts({ ...texts, howToUse }, dishes, "en").map(([name]) => name);
  expect(rows(["Serves 4."], ["Idli", "Dosai"])).toEqual(["Taste", "Goes with", "Recipe serves"]);
  expect(rows(["Stir."], [])).toEqual(["Taste"]);
});

test("products to begin with are of different categories, none twice; what is sold out is not among them, and the category's next product is", () => {
  const chosen = starters(OPEN, 4).map(({ category }) => category);
  expect(chosen).toEqual(categories.slice(0, 4).map(({ name }) => name));
  const [first] = categories.flatMap(({ products }) => (products.length > 1 ? [products] : []));
  const [one, two] = first ?? [];
  const others = starters({ ...OPEN, sold_out: [one?.slug ?? ""] }, categories.length).map(({ slug }) => slug);
  expect(others).not.toContain(one?.slug);
  expect(others).toContain(two?.slug);
  expect(new Set(starters(OPEN, 1000)).size).toBe(starters(OPEN, 1000).length);
  expect(starters(OPEN, 1000)).toHaveLength(products.length);
});

test("a page sends a product's slug only where its name doesn't say it", () => {
  expect(productLink({ slug: "hot-mix", name: "Hot Mix" })).toBe("Hot Mix");
  expect(productLink({ slug: "mix-2", name: "Hot Mix" })).toEqual({ slug: "mix-2", name: "Hot Mix" });
  for (const { slug, name } of products) expect(linkedProduct(productLink({ slug, name }))).toEqual({ slug, name });
});

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

test("what no pattern knows gets the banner of its category", () => {
  expect(pictureByName("Nutmeg", "Spice")).toBe("banner-spice");
  expect(pictureByName("", "Dried Fruit")).toBe("banner-dried-fruit");
});

const promiseWords = translate(promises);

const facts = {
  deliveryCharge: 0,
  where: "all over India",
  processingHours: "24-48",
  licence: ["FSSAI registration", "12345678901234"] as [string, string],
  vegetarian: true,
};
const keys = (changed: Partial<Parameters<typeof promisesOf>[0]> = {}) =>
  promisesOf({ ...facts, ...changed }, promiseWords).map(({ key }) => key);

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
  const shown = Object.fromEntries(shopPromises("en").map(({ key, detail }) => [key, detail]));
  expect(shown).not.toHaveProperty("vegetarian");
  expect(shown.packing).toContain(`${PROCESSING_HOURS} hours`);
  expect(shown.licence).toBe(shop.fssai?.number);
  expect(shown.delivery).toContain(shop.address.country);
});

test("nothing is called vegetarian by a label that is a sample", () => {
  const labels = products.map(({ slug }) => filedTextsOf(slug).label);
  const before = labels.map((label) => ({ ...label }));
  const isPromised = () => shopPromises("en").some(({ key }) => key === "vegetarian");
  for (const label of labels) Object.assign(label, { vegetarian: true, confirmed: true });
  expect(isPromised()).toBe(true);
  Object.assign(labels[3] ?? {}, { confirmed: false });
  expect(isPromised()).toBe(false);
  for (const [n, label] of labels.entries()) Object.assign(label, before[n]);
});
