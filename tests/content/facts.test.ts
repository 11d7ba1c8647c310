import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allergens } from "#lib/shop/content/product-schema.ts";
import { checkContent } from "@/scripts/content/check";
import { readContent } from "@/scripts/content/read";
import { jsonSchemaText, schemaFiles } from "@/scripts/content/schemas";

/* The one test that reads the shop's own content: by rules, and naming nothing of it. */
const FOLDER = "lib/content";
const { content, problems } = readContent(FOLDER);
if (!content) throw new Error(problems.join("\n"));
const { categories } = content;
const labels = content.products.map((product): [string, typeof product] => [product.slug, product]);

// promise: Each product has its price in whole rupees and its weight (200 rupees for 200 g as the shop begins)
test("the shop's own content has no mistake", () => {
  expect(checkContent(content, FOLDER)).toEqual([]);
});

test("the JSON Schemas that editors use are those of today: node scripts/content.ts --schemas", () => {
  for (const [path, schema] of Object.entries(schemaFiles))
    expect(JSON.parse(readFileSync(path, "utf8")), path).toEqual(JSON.parse(jsonSchemaText(schema)));
});

test.each(labels)("%s names its JSON Schema", (_slug, { $schema }) => {
  expect($schema).toBe("../schema/product.json");
});

test.each(labels)("%s has its name in Tamil script", (_slug, { tamilName }) => {
  expect(tamilName).toMatch(/^[\p{Script=Tamil} ]+$/u);
  expect(tamilName).toBe(tamilName.normalize("NFC"));
});

/** The word in an ingredient's name for each allergen. A new allergen cannot join the type without its words here. */
const bringers: Record<(typeof allergens)[number], RegExp> = {
  sesame: /sesame|gingelly|\bellu\b/,
  mustard: /mustard/,
  "wheat (gluten)": /wheat|asafoetida|semolina|\brava\b|maida/,
  milk: /milk|curd|ghee|butter|paneer|whey/,
  "groundnut (peanut)": /groundnut|peanut/,
  coconut: /coconut|copra/,
  "cashew nut": /cashew/,
  soya: /soya?\b/,
};

const healthWords =
  /\bcur(?:e|es|ed|ing|ative)\b|\bheal|immun|diabet|detox|medicin|boost|digest|remed|nutri|superfood|cholesterol|blood (?:sugar|pressure)|antioxidant|slimming|anti-?inflammat|wellness/i;
const makerClaims = /award|since (?:1[89]|20)\d\d|generation|organic|certified|no\.? ?1\b/i;

test.each(labels)("%s warns of exactly the allergens its ingredients bring", (_slug, { label }) => {
  const text = label.ingredients.join(", ").toLowerCase();
  const brought = allergens.filter((allergen) => bringers[allergen].test(text));
  expect([...label.allergens].sort()).toEqual(brought.sort());
});

test.each(labels)(
  "%s says that its asafoetida contains wheat, where it has some",
  (_slug, { label: { ingredients } }) => {
    const unsaid = ingredients.filter((name) => name.includes("asafoetida") && !name.includes("contains wheat"));
    expect(unsaid).toEqual([]);
  },
);

test.each(labels)("%s lists each ingredient once, and at least one", (_slug, { label: { ingredients } }) => {
  expect(ingredients.length).toBeGreaterThan(0);
  expect(new Set(ingredients).size).toBe(ingredients.length);
  for (const name of ingredients) expect(name).toMatch(/^\S.*\S$/);
});

// promise: Titles and descriptions that say what people type
test.each(labels)("%s is described to search engines without a price, by a name that people type", (_slug, product) => {
  const { searchDescription, everydayNames, name } = product;
  expect(searchDescription).not.toMatch(/₹|\brupees?\b/i);
  expect(searchDescription).not.toMatch(healthWords);
  expect(searchDescription).not.toMatch(makerClaims);
  expect(everydayNames.length).toBeGreaterThan(0);
  expect(everydayNames).not.toContain(name);
  expect(new Set(everydayNames).size).toBe(everydayNames.length);
});

const numbers = (text: string) => text.match(/\d+|[½¼¾]/g) ?? [];

// promise: Recipe: only what the steps say
test.each(labels)("%s has a recipe, whose quantities are those of its steps", (_slug, { recipe, howToUse }) => {
  const { ingredients = [], firstStep = 1, lastStep = howToUse.length } = recipe ?? {};
  expect(ingredients.length).toBeGreaterThan(0);
  const said = numbers(
    howToUse
      .slice(firstStep - 1, lastStep)
      .join(" ")
      .replace(/\bone\b/g, "1"),
  );
  for (const ingredient of ingredients) for (const number of numbers(ingredient)) expect(said).toContain(number);
});

test.each(labels)("%s is cooked or served in steps, with quantities", (_slug, { howToUse }) => {
  expect(new Set(howToUse).size).toBe(howToUse.length);
  for (const step of howToUse) expect(step).toMatch(/^[A-Z].{20,}\.$/);
  expect(howToUse.filter((step) => /[\d½¼¾]/.test(step)).length).toBeGreaterThanOrEqual(2);
});

test.each(labels)("%s is described in two or three sentences", (_slug, { description }) => {
  expect(description).toMatch(/^[A-Z].*\.$/);
  expect(description.split(/\.(?:\s|$)/).filter(Boolean).length).toBeOneOf([2, 3]);
});

test.each(labels)("%s has a storage time and a storage place", (_slug, { label }) => {
  expect(label.storage).toMatch(/^Keep .*\.$/);
  expect(label.bestBeforeMonths).toBeOneOf([3, 4, 6, 9, 12, 18, 24]);
});

test.each(labels)("%s claims nothing about health or the maker", (_slug, facts) => {
  const text = [
    facts.description,
    facts.cardLine,
    facts.label.storage,
    ...facts.label.ingredients,
    ...facts.howToUse,
  ].join(" ");
  expect(text).not.toMatch(healthWords);
  expect(text).not.toMatch(makerClaims);
});

test.each(categories)("the category $name claims nothing about health or the maker", ({ description }) => {
  expect(description).not.toMatch(healthWords);
  expect(description).not.toMatch(makerClaims);
});
