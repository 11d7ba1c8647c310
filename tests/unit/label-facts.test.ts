import { expect, test } from "vitest";
import { categories, products } from "@/lib/shop/catalogue";
import type { Allergen } from "@/lib/shop/label";
import { labelFactsOf, sampleNotice } from "@/lib/shop/label-facts";
import { labelFactsData } from "@/lib/shop/label-facts-data";

/** What in an ingredient's name brings which allergen. A new allergen cannot join the type without its words here. */
const bringers: Record<Allergen, RegExp> = {
  sesame: /sesame|gingelly|\bellu\b/,
  mustard: /mustard/,
  "wheat (gluten)": /wheat|asafoetida|semolina|\brava\b|maida/,
  milk: /milk|curd|ghee|butter|paneer|whey/,
  "groundnut (peanut)": /groundnut|peanut/,
  coconut: /coconut|copra/,
};

const healthWords =
  /\bcur(?:e|es|ed|ing|ative)\b|\bheal|immun|diabet|detox|medicin|boost|digest|remed|nutri|superfood|cholesterol|blood (?:sugar|pressure)|antioxidant|slimming|anti-?inflammat|wellness/i;
const makerClaims = /award|since (?:1[89]|20)\d\d|generation|organic|certified|no\.? ?1\b/i;

const labels = Object.entries(labelFactsData);

test("every product carries a label, and no label is without a product", () => {
  expect(products.length).toBeGreaterThan(0);
  expect(Object.keys(labelFactsData).sort()).toEqual(products.map(({ slug }) => slug).sort());
  for (const { slug } of products) expect(labelFactsOf(slug)).toBe(labelFactsData[slug]);
});

test.each(["ghee", "constructor", "__proto__", ""])(
  "a slug without a label is an error that names it: '%s'",
  (slug) => {
    expect(() => labelFactsOf(slug)).toThrow(`'${slug}'`);
  },
);

test.each(labels)("%s warns of exactly the allergens its ingredients bring", (_slug, { ingredients, allergens }) => {
  const text = ingredients.join(", ").toLowerCase();
  const brought = (Object.keys(bringers) as Allergen[]).filter((allergen) => bringers[allergen].test(text));
  expect([...allergens].sort()).toEqual(brought.sort());
});

test.each(labels)("%s says that its asafoetida contains wheat, where it has some", (_slug, { ingredients }) => {
  const unsaid = ingredients.filter((name) => name.includes("asafoetida") && !name.includes("contains wheat"));
  expect(unsaid).toEqual([]);
});

test.each(labels)("%s lists each ingredient once, and at least one", (_slug, { ingredients }) => {
  expect(ingredients.length).toBeGreaterThan(0);
  expect(new Set(ingredients).size).toBe(ingredients.length);
  for (const name of ingredients) expect(name).toMatch(/^\S.*\S$/);
});

test.each(labels)("%s is cooked or served in four steps, with quantities", (_slug, { cooking }) => {
  expect(cooking).toHaveLength(4);
  expect(new Set(cooking).size).toBe(4);
  for (const step of cooking) expect(step).toMatch(/^[A-Z].{20,}\.$/);
  expect(cooking.filter((step) => /[\d½¼¾]/.test(step)).length).toBeGreaterThanOrEqual(2);
});

test.each(labels)("%s is paired with three different products of the shop, none of them itself", (slug, facts) => {
  const others = products.map((product) => product.slug).filter((other) => other !== slug);
  expect(facts.pairsWith).toHaveLength(3);
  expect(new Set(facts.pairsWith).size).toBe(3);
  expect(others).toEqual(expect.arrayContaining(facts.pairsWith));
});

test.each(labels)("%s is described in two or three sentences", (_slug, { description }) => {
  expect(description).toMatch(/^[A-Z].*\.$/);
  expect(description.split(/\.(?:\s|$)/).filter(Boolean).length).toBeOneOf([2, 3]);
});

test.each(labels)("%s keeps for a stated time in a stated place, and is vegetarian", (_slug, facts) => {
  expect(facts.storage).toMatch(/^Keep .*\.$/);
  expect(facts.bestBeforeMonths).toBeOneOf([3, 4, 6, 9, 12, 18, 24]);
  expect(facts.vegetarian).toBe(true);
});

test.each(labels)("%s claims nothing about health or the maker", (_slug, facts) => {
  const text = [facts.description, facts.storage, ...facts.ingredients, ...facts.cooking].join(" ");
  expect(text).not.toMatch(healthWords);
  expect(text).not.toMatch(makerClaims);
});

test.each(categories)("the category $title claims nothing about health or the maker", ({ description }) => {
  expect(description).not.toMatch(healthWords);
  expect(description).not.toMatch(makerClaims);
});

test("the sample notice says that it is one, and until when", () => {
  expect(sampleNotice).toMatch(/^Sample label: .*until the maker confirms them\.$/);
});
