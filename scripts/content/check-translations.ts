import { DEFAULT_LANGUAGE, otherLanguages } from "#lib/shop/language/language.ts";
import { isRecord, isStringArray } from "#lib/shop/storage/type-guards.ts";
import type { Content, Problem } from "./read.ts";

/**
 * Finds the lists of texts that don't fit the English ones: another number of steps or ingredients, or other figures. A
 * quantity that was changed in one language only is a mistake that no reader of the other one notices.
 * @param folder named in each message
 */
export const checkTranslations = (
  { shop, products }: Pick<Content, "shop" | "products">,
  folder: string,
): Problem[] => [
  ...shop.dishes.flatMap((dish) => misfitsIn(dish, `${folder}/shop.json: dishes: ${dish.key}:`)),
  ...products.flatMap((product) => misfitsIn(product, `${folder}/products/${product.slug}.json:`)),
];

/** The misfits of all lists below a record. @param at where it is */
function misfitsIn(record: Record<string, unknown>, at: string): Problem[] {
  return Object.entries(record).flatMap(([name, value]) => {
    if (!isRecord(value)) return [];
    const english = value[DEFAULT_LANGUAGE];
    if (!Array.isArray(english) || !isStringArray(...english)) return misfitsIn(value, `${at} ${name}`);
    return otherLanguages.flatMap((language) =>
      misfits(`${at} ${name} ${language}`, english, value[language] as string[] | undefined),
    );
  });
}

/**
 * How the figures of a text compare: each of them, in any order. Words order them otherwise in another language, and
 * Tamil has a word for 'serves 1', which counts as its figure.
 */
const figures = (text: string) =>
  (text.replace("ஒருவருக்குப் போதும்", "1").match(/\d+(?:\.\d+)?|[½¼¾]/g) ?? []).sort().join(", ") || "none";

function misfits(field: string, english: readonly string[], other?: readonly string[]): string[] {
  if (!other) return [];
  if (other.length !== english.length)
    return [`${field}: there are ${other.length}, and ${english.length} in English; one for each`];
  return other.flatMap((text, index) => {
    const here = figures(text);
    const there = figures(english[index] ?? "");
    if (here === there) return [];
    return [`${field} ${index + 1}.: its figures are ${here}, and ${there} in English; the same in both`];
  });
}
