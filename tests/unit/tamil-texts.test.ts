import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import {
  allergenIn,
  categoryTextsOf,
  pictureWordsOf,
  tasteText,
  textsOf,
} from "#lib/shop/catalogue/catalogue-texts.ts";
import { servesOf } from "#lib/shop/catalogue/glance.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { allergens } from "#lib/shop/content/product-schema.ts";
import { shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { dishesOf, dishesWithPictures, makingWithPictures } from "#lib/shop/home/dishes.ts";
import { inLanguage, langOf } from "#lib/shop/language/words.ts";
import { altOf, heroPicture, pictureOf, withPicture } from "#lib/shop/pictures/pictures.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";

/* The fixture shop has a product and a category in Tamil, a product with one line in Tamil, and the others in English only. */

const TAMIL = /\p{Script=Tamil}/u;
const LATIN = /[A-Za-z]/;
const productOf = (slug: string) => products.find((product) => product.slug === slug) ?? expect.fail(slug);

test("a product with all its texts in Tamil is in Tamil whole, with the facts that have no language", () => {
  const [english, tamil] = [textsOf("black-pepper"), textsOf("black-pepper", "ta")];
  expect(tamil.inEnglish).toEqual([]);
  const { cardLine, description, searchDescription, taste, howToUse, recipe, label } = tamil;
  const texts = [cardLine, description, searchDescription, ...taste.flavours, ...howToUse, label.storage];
  for (const text of [...texts, recipe?.name, ...(recipe?.ingredients ?? []), ...label.ingredients]) {
    expect(text).toMatch(TAMIL);
    expect(text).not.toMatch(LATIN);
  }
  expect(taste.heat).toBe(english.taste.heat);
  expect(tasteText(taste, "ta")).toBe(`நல்ல காரம், ${taste.flavours.join(", ")}`);
  expect(recipe).toMatchObject({ firstStep: english.recipe?.firstStep, lastStep: english.recipe?.lastStep });
  expect(label.bestBeforeMonths).toBe(english.label.bestBeforeMonths);
});

test("a text that a product has in English only is shown in English, and is named so that its language is said", () => {
  const [english, tamil] = [textsOf("banana-crisps"), textsOf("banana-crisps", "ta")];
  expect(tamil.cardLine).toMatch(TAMIL);
  expect(langOf(tamil, "cardLine")).toBeUndefined();
  expect(tamil.howToUse).toEqual(english.howToUse);
  expect(langOf(tamil, "howToUse")).toBe("en");
  expect(langOf(tamil, "label.ingredients")).toBe("en");
  // It has no recipe in either language.
  expect(tamil.inEnglish).not.toContain("recipe.name");
  expect(english).not.toHaveProperty("inEnglish");
  expect(langOf(english, "description")).toBeUndefined();
});

test("a product without Tamil warns of its allergens in Tamil, and texts in Tamil leave the English ones as they are", () => {
  expect(textsOf("banana-crisps", "ta").label.allergens).toEqual(["coconut"]);
  const words = allergens.map((allergen) => allergenIn("ta", allergen));
  for (const word of words) expect(word).toMatch(TAMIL);
  expect(new Set(words).size).toBe(allergens.length);
  const record = { name: { en: "Tea" }, label: { storage: { en: "Dry.", ta: "ஈரமின்றி" }, months: 3 } };
  const { inEnglish, ...tamil } = inLanguage("ta", record);
  expect(tamil).toEqual({ name: "Tea", label: { storage: "ஈரமின்றி", months: 3 } });
  expect(inEnglish).toEqual(["name"]);
  expect(inLanguage("en", record)).toEqual({ name: "Tea", label: { storage: "Dry.", months: 3 } });
});

test("a category and the shop have their Tamil texts, and their English ones where there are none", () => {
  const [withTamil, without] = ["spice", "honey"].map((slug) => categoryTextsOf(slug, "ta"));
  expect(withTamil?.description).toMatch(TAMIL);
  expect(withTamil?.inEnglish).toEqual(["searchDescription"]);
  // Nor is there a category that every object inherits.
  for (const slug of ["nothing", "constructor"]) expect(() => categoryTextsOf(slug, "ta")).toThrow(slug);
  expect(without).toMatchObject(categoryTextsOf("honey"));
  expect(without?.inEnglish).toEqual(["description", "searchTitle", "searchDescription"]);
  const [english, tamil] = [shopTextsIn("en"), shopTextsIn("ta")];
  for (const text of [tamil.tagline, tamil.hero.headline, tamil.story.welcome]) expect(text).toMatch(TAMIL);
  expect(tamil.story.heritage).toBe(english.story.heritage);
  expect([langOf(tamil, "story.heritage"), langOf(tamil, "story.welcome")]).toEqual(["en", undefined]);
});

test("what a picture shows and a card's line are said in Tamil, or in English with their language; without words they have neither", () => {
  expect(altOf("black-pepper", "ta")).toEqual({ alt: pictureWordsOf("black-pepper")?.ta });
  expect(altOf("banana-crisps", "ta")).toEqual({ alt: pictureWordsOf("banana-crisps")?.en, lang: "en" });
  expect(altOf("banana-crisps", "en")).toEqual({ alt: pictureWordsOf("banana-crisps")?.en });
  const others = [pictureOf("banner-spice", "ta"), heroPicture("48rem", "ta"), altOf("placeholder", "ta")];
  for (const { alt } of others) expect(alt).toMatch(TAMIL);
  expect(altOf("a-picture-of-nothing", "ta")).toEqual({ alt: "" });
  const card = (slug: string) => withPicture(productOf(slug), OPEN, "ta");
  expect(card("black-pepper").line).toMatch(TAMIL);
  expect(card("black-pepper")).not.toHaveProperty("lineLang");
  expect(card("hill-tea").lineLang).toBe("en");
  expect(withPicture(productOf("hill-tea"), OPEN, "en")).not.toHaveProperty("lineLang");
});

test("dishes name their products in the page's language", () => {
  const [dish = expect.fail("no dish")] = dishesWithPictures("ta");
  for (const { link } of dish.packs) {
    const { slug, name } = typeof link === "string" ? expect.fail("a Tamil name makes no slug") : link;
    expect(name).toBe(productOf(slug).names.ta);
    expect(dishesOf(slug, "ta")).toHaveLength(dishesOf(slug, "en").length);
    for (const text of dishesOf(slug, "ta")) expect(text).toMatch(TAMIL);
  }
});

test("a dish brings its first three packs as orders name them, says which is sold out, and has its recipe in the page's language", () => {
  const [dish = expect.fail("no dish")] = dishesWithPictures("ta", { ...OPEN, sold_out: ["dry-ginger"] });
  const [english] = dishesWithPictures("en");
  const names = ["Hill Tea", "Green Cardamom", "Dry Ginger"];
  expect(dish.packs.map((pack) => "name" in pack && pack.name)).toEqual(names);
  expect(english?.packs.map(({ link }) => link)).toEqual(names);
  expect(dish.packs.map((pack) => "soldOut" in pack)).toEqual([false, false, true]);
  expect(dish.packs[0]).toMatchObject({ link: { slug: "hill-tea" }, category: "Tea", price: 200 });
  for (const step of dish.steps) expect(step).toMatch(TAMIL);
  expect(english?.steps[3]).toContain("Serves 2.");
  expect(Math.max(...dishesWithPictures("en").map(({ packs }) => packs.length))).toBe(3);
});

test("a recipe that names a hidden product is not shown; the making of one is in English with its language where it is not there in Tamil", () => {
  const before = liveFacts();
  setLiveFacts({ ...before, hidden: ["kokum"] });
  for (const language of ["en", "ta"] as const)
    expect(dishesWithPictures(language).map(({ steps }) => steps.length)).toEqual([4, 4, 0]);
  setLiveFacts(before);
  const [english, tamil] = [makingWithPictures("en"), makingWithPictures("ta")];
  expect(tamil).toMatchObject({ steps: english?.steps, lang: "en" });
  expect(english).not.toHaveProperty("lang");
  expect(tamil?.product.name).toBe(productOf(tamil?.product.slug ?? "").names.ta);
});

test.each([
  ["5 நிமிடம் மூடி வையுங்கள். 4 பேருக்குப் போதும்.", 4],
  ["பிசையுங்கள். ஒருவருக்குப் போதும்.", 1],
  ["பிசையுங்கள். 1 நபருக்குப் போதும்.", 1],
  ["ஒருவருக்கு 2 அப்பளம் வையுங்கள்.", null],
  ["இது 3 இட்லிக்குப் போதும்.", null],
])("how many a recipe serves is read from Tamil steps too: '%s' %s", (step, people) => {
  expect(servesOf(["கொதிக்க விடுங்கள்.", step])).toBe(people);
});
