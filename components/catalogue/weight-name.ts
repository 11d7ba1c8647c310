import type { Weight } from "#lib/shop/catalogue/weights.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { CategoryTexts } from "#texts/en/category.ts";

/** A choice of the weight filter in the page's language. Weights are written alike in both. */
export const weightName = (weight: Weight, t: Translate<CategoryTexts>): string =>
  weight === "All Weights" ? t("allWeights") : weight;
