import { categoryTexts, pictureWords, productTexts } from "#content/texts.ts";
import type { CategoryTexts, ProductTexts } from "#lib/shop/content/content-types.ts";
import type { Allergen } from "#lib/shop/content/product-schema.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { type InLanguage, inLanguage, type Translated, type Words } from "#lib/shop/language/words.ts";
import { allergens } from "#texts/en/allergens.ts";
import { taste } from "#texts/en/taste.ts";
import { liveFacts } from "./live-facts.ts";

/*
 * The seam to the content that stays on the server: no file that runs in the browser may import this one, or every page
 * would carry all labels.
 */

/** Not what every object inherits, as 'constructor'. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

function textsAt<T>(records: Record<string, T>, slug: string): T {
  const texts = own(records, slug);
  if (!texts) throw new Error(`The catalogue has no texts for '${slug}'.`);
  return texts;
}

/** The texts of a product as the files have them, in each language. @throws for a slug that has none */
export const filedTextsOf = (slug: string): ProductTexts => textsAt(productTexts, slug);

/**
 * The texts of the product with this slug. On a page in another language `inEnglish` names those that the content has in
 * English only (langOf).
 * @throws for a slug that has none: each product of the catalogue has them
 */
export function textsOf(slug: string, language: Language = DEFAULT_LANGUAGE): Translated<ProductTexts> {
  const filed = filedTextsOf(slug);
  const changed = liveFacts().words?.[slug];
  const cardLine = { ...filed.cardLine, ...changed?.cardLine };
  const description = { ...filed.description, ...changed?.description };
  return inLanguage(language, { ...filed, ...changed, cardLine, description });
}

/**
 * The texts of the category with this slug: its description, and the title and description for search engines.
 * `inEnglish` as in textsOf.
 * @throws for a slug that has none: each category of the catalogue has them
 */
export const categoryTextsOf = (slug: string, language: Language = DEFAULT_LANGUAGE): Translated<CategoryTexts> =>
  inLanguage(language, textsAt(categoryTexts, slug));

/**
 * What a picture shows, in each language, or undefined.
 * @param key a product's picture, `banner-{category}`, or one of the shop's own large pictures
 */
export const pictureWordsOf = (key: string): Words | undefined => own(pictureWords, key);

/** The word for an allergen: a label in another language warns of the same as the one in English. */
export const allergenIn = (language: Language, allergen: Allergen): string =>
  translateIn(language, allergens)(allergen);

/** How a product tastes, in a few words: 'Medium hot, roasted and nutty'. @param language that of the flavours */
export function tasteText({ heat, flavours }: InLanguage<ProductTexts>["taste"], language: Language): string {
  const t = translateIn(language, taste);
  const [last, ...first] = flavours.toReversed();
  const list = first.length > 0 ? t("flavours", { first: first.toReversed().join(", "), last: last ?? "" }) : last;
  return [t(heat), list].filter(Boolean).join(", ");
}
