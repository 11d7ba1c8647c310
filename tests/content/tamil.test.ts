import { expect, test } from "vitest";
import { servesOf } from "#lib/shop/catalogue/glance.ts";
import { allergens } from "#lib/shop/content/product-schema.ts";
import { readContent } from "@/scripts/content/read";

/* The Tamil texts of the shop's own content, where there are any: by rules, and naming nothing of it. */
const { content, problems } = readContent("lib/content");
if (!content) throw new Error(problems.join("\n"));
const { shop, categories } = content;

/** Every text in a value, with its place. */
function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => textsIn(inside, `${at} ${name}`));
}

const texts = [
  ...textsIn(shop.tamil, "shop"),
  ...shop.dishes.flatMap(({ key, tamilRecipe }) => textsIn(tamilRecipe, key)),
  ...categories.flatMap(({ slug, tamil }) => textsIn(tamil, slug)),
  ...content.products.flatMap(({ slug, tamil }) => textsIn(tamil, slug)),
];
const placesOf = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text));
const products = content.products.flatMap(({ tamil, ...product }) => (tamil ? [{ ...product, tamil }] : []));

test("Tamil texts are normalised, so that a search and a comparison find them", () => {
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(([, text]) => text !== text.normalize("NFC"))).toEqual([]);
});

test("nothing is ordered as in an office: no -கவும், no passive of decrees, no தாங்கள்", () => {
  expect(placesOf(/(?:க்க|[டறய])வும்(?![\p{L}\p{M}])|படுகிற|ப்படும்|(?<![\p{L}\p{M}])த(?:ங்கள்|ாங்கள்)/u)).toEqual([]);
});

// promise: six dishes, each with three packs and its recipe in four steps
test("each of the six dishes has three packs, and its recipe's steps have the same figures in both languages", () => {
  expect(shop.dishes).toHaveLength(6);
  const figures = (step: string) => (step.match(/\d+|[½¼¾]/g) ?? []).sort();
  for (const { key, products: makers, recipe, tamilRecipe } of shop.dishes) {
    expect(makers.length, key).toBeGreaterThanOrEqual(3);
    expect([recipe.length, tamilRecipe.length], key).toEqual([4, 4]);
    expect(tamilRecipe.map(figures), key).toEqual(recipe.map(figures));
    const serves = [servesOf(recipe), servesOf(tamilRecipe)];
    expect(serves[0], key).toBeGreaterThan(0);
    expect(serves[1], key).toBe(serves[0]);
  }
});

test("quantities are in Western digits, and nothing is said of a price", () => {
  expect(placesOf(/[௦-௯]|₹|ரூபாய்/u)).toEqual([]);
});

test("words in Latin letters are units and a code of the label only", () => {
  expect(texts.filter(([, text]) => text.replace(/°C|INS [\d()i]+/g, "").match(/[A-Za-z]/))).toEqual([]);
});

test("no text claims anything about health", () => {
  expect(
    placesOf(/ஆரோக்கிய|மருத்துவ|மருந்து|நோய்|செரிமான|ஜீரண|எதிர்ப்பு|உடலுக்கு|கொழுப்பு|(?<![\p{L}\p{M}])(?:ஊட்டச்)?சத்து/u),
  ).toEqual([]);
});

/** The words in a Tamil ingredient for each allergen. A new allergen cannot join the type without its words here. */
const bringers: Record<(typeof allergens)[number], RegExp> = {
  sesame: /எள்|நல்லெண்ணெய்/,
  mustard: /கடுகு/,
  "wheat (gluten)": /கோதுமை|ரவை|மைதா/,
  milk: /பால்|தயிர்|நெய்|வெண்ணெய்|பனீர்/,
  "groundnut (peanut)": /வேர்க்கடலை|நிலக்கடலை|கடலை எண்ணெய்/,
  coconut: /தேங்காய்|கொப்பரை/,
  "cashew nut": /முந்திரி/,
  soya: /சோயா/,
};

test.each(products)("the label of $slug names in Tamil what its allergens are in", ({ label, tamil }) => {
  const ingredients = tamil.label?.ingredients ?? [];
  const text = ingredients.join(", ");
  const named = allergens.filter((allergen) => bringers[allergen].test(text));
  if (ingredients.length > 0) expect(named.sort()).toEqual([...label.allergens].sort());
});

test.each(products)("$slug serves as many in Tamil as in English", ({ howToUse, tamil }) => {
  if (tamil.howToUse) expect(servesOf(tamil.howToUse)).toBe(servesOf(howToUse));
});

test.each(products)("the steps of $slug are whole sentences, each another one", ({ tamil: { howToUse = [] } }) => {
  expect(new Set(howToUse).size).toBe(howToUse.length);
  for (const step of howToUse) expect(step).toMatch(/^[\p{Script=Tamil}\d½¼¾].{20,}\.$/u);
});
