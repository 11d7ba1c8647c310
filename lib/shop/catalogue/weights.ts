import { type Language, languages } from "#lib/shop/language/language.ts";

/** The choices of the weight filter. */
export const weights = ["All Weights", "50g", "100g", "200g", "500g", "1kg"] as const;
export type Weight = (typeof weights)[number];

/** Returns true when a pack of so many grams matches the chosen weight. */
export function hasWeight(grams: number, choice: Weight): boolean {
  return choice === "All Weights" || choice === weightText(grams);
}

/** A weight as the chips and the filter write it: '200g', '1kg'. */
export function weightText(grams: number, language: Language = "en"): string {
  const [inGrams, inKilos] = languages[language].units;
  return grams >= 1000 ? `${grams / 1000}${inKilos}` : `${grams}${inGrams}`;
}

/** A choice of the filter as a page in this language writes it, but for the choice of all. */
export const weightIn = (language: Language, weight: Weight): string =>
  weightText(Number.parseFloat(weight) * (weight.endsWith("kg") ? 1000 : 1), language);
