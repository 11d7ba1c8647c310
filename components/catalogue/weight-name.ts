import { type Weight, weightIn } from "#lib/shop/catalogue/weights.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { CategoryTexts } from "#texts/en/category.ts";

/** A choice of weight in the page's language. */
export const weightName = (weight: Weight, t: Translate<CategoryTexts>, language: Language): string =>
  weight === "All Weights" ? t("allWeights") : weightIn(language, weight);
