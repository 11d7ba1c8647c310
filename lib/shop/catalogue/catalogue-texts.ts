import { categoryTexts, pictureWords, productTexts, tamilTexts } from "#content/texts.ts";
import type { CategoryTexts, ProductTexts, ProductWords } from "#lib/shop/content/content-types.ts";
import type { Allergen } from "#lib/shop/content/product-schema.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { inTamil, type Translated } from "#lib/shop/language/translated.ts";
import { liveFacts } from "./live-facts.ts";

/**
 * The allergens in Tamil. Not in a product's record: a label in Tamil warns of the same as the one in English, whatever
 * its owner translates.
 */
const allergensInTamil: Record<Allergen, string> = {
  sesame: "எள்",
  mustard: "கடுகு",
  "wheat (gluten)": "கோதுமை (குளூட்டன்)",
  milk: "பால்",
  "groundnut (peanut)": "நிலக்கடலை (வேர்க்கடலை)",
  coconut: "தேங்காய்",
  "cashew nut": "முந்திரிப் பருப்பு",
  soya: "சோயா",
};

/** The word for an allergen on a page in Tamil. */
export const tamilAllergen = (allergen: string): string => allergensInTamil[allergen as Allergen] ?? allergen;

/*
 * The seam to the content that stays on the server: no file that runs in the browser may import this one, or every page
 * would carry all labels.
 */

/** The texts of a product that its record may have in Tamil. */
const PRODUCT_TEXTS = [
  "cardLine",
  "description",
  "searchDescription",
  "taste.flavours",
  "howToUse",
  "recipe.name",
  "recipe.ingredients",
  "label.additives",
  "label.ingredients",
  "label.storage",
] as const;

/** Not what every object inherits, as 'constructor'. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The words of a product that its owner may change, as the files have them. @throws for a slug that has none */
export function filedWordsOf(slug: string): ProductWords {
  const { cardLine, description } = filedTextsOf(slug);
  const tamil = own(tamilTexts.products, slug);
  return { cardLine, description, ...(tamil && { tamil }) };
}

function filedTextsOf(slug: string): ProductTexts {
  const english = own(productTexts, slug);
  if (!english) throw new Error(`The catalogue has no texts for '${slug}'.`);
  return english;
}

/**
 * The texts of the product with this slug. In Tamil `inEnglish` names those that the content has in English only
 * (langOf).
 * @throws for a slug that has none: each product of the catalogue has them
 */
export function textsOf(
  slug: string,
  language: Language = "en",
): Translated<ProductTexts, (typeof PRODUCT_TEXTS)[number]> {
  const { tamil: changed, ...changedEnglish } = liveFacts().words?.[slug] ?? {};
  const english = { ...filedTextsOf(slug), ...changedEnglish };
  if (language === DEFAULT_LANGUAGE) return english;
  const texts = inTamil(english, { ...own(tamilTexts.products, slug), ...changed }, PRODUCT_TEXTS);
  return { ...texts, label: { ...texts.label, allergens: english.label.allergens.map(tamilAllergen) } };
}

const CATEGORY_TEXTS = ["description", "searchTitle", "searchDescription"] as const;

/**
 * The texts of the category with this slug: its description, and the title and description for search engines. In Tamil
 * `inEnglish` names those that the content has in English only (langOf).
 * @throws for a slug that has none: each category of the catalogue has them
 */
export function categoryTextsOf(
  slug: string,
  language: Language = "en",
): Translated<CategoryTexts, (typeof CATEGORY_TEXTS)[number]> {
  const english = own(categoryTexts, slug);
  if (!english) throw new Error(`The catalogue has no texts for the category '${slug}'.`);
  return language === DEFAULT_LANGUAGE ? english : inTamil(english, own(tamilTexts.categories, slug), CATEGORY_TEXTS);
}

/**
 * What a picture shows, in words, or undefined: for Tamil also where the content has it in English only.
 * @param key a product's picture, or `banner-{category}`; in Tamil also the shop's own large pictures
 */
export function pictureWordsOf(key: string, language: Language = "en"): string | undefined {
  return own({ en: pictureWords, ta: tamilTexts.pictureWords }[language], key);
}

const heatWords: Record<Language, Record<ProductTexts["taste"]["heat"], string>> = {
  en: { none: "Not hot", mild: "Mild", medium: "Medium hot", hot: "Hot" },
  ta: { none: "காரம் இல்லை", mild: "லேசான காரம்", medium: "மிதமான காரம்", hot: "நல்ல காரம்" },
};

/** How a product tastes, in a few words: 'Medium hot, roasted and nutty'. @param language that of the flavours */
export function tasteText({ heat, flavours }: ProductTexts["taste"], language: Language = "en"): string {
  // Tamil lists what is tasted with commas alone.
  const list = { en: new Intl.ListFormat("en-GB").format(flavours), ta: flavours.join(", ") }[language];
  return [heatWords[language][heat], list].filter(Boolean).join(", ");
}
