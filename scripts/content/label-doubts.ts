import { allergens } from "#lib/shop/content/product-schema.ts";
import type { Content, Problem } from "./read.ts";

/** The words in an ingredient's name for each allergen. A new allergen can't join the type without its words here. */
const BRINGERS: Record<(typeof allergens)[number], RegExp> = {
  sesame: /sesame|gingelly|\bellu\b/,
  mustard: /mustard/,
  "wheat (gluten)": /wheat|asafoetida|semolina|\brava\b|maida/,
  milk: /milk|curd|ghee|butter|paneer|whey/,
  "groundnut (peanut)": /groundnut|peanut/,
  coconut: /coconut|copra/,
  "cashew nut": /cashew/,
  soya: /soya?\b/,
};

/**
 * What of the labels looks like a mistake and may be right: only who makes the food knows. @param folder named in each
 * message
 */
export const labelDoubts = (products: Content["products"], folder: string): Problem[] =>
  products.flatMap(({ slug, label: { ingredients, allergens: warned, nutrition } }) => {
    const text = ingredients.en.join(", ").toLowerCase();
    const at = `${folder}/products/${slug}.json: label`;
    const missing = allergens.filter((each) => BRINGERS[each].test(text) && !warned.includes(each));
    const parts = nutrition ? 4 * (nutrition.protein + nutrition.carbohydrate) + 9 * nutrition.fat : 0;
    const isOff = nutrition && Math.abs(nutrition.energyKcal - parts) > parts / 10;
    return [
      ...missing.map((each) => `${at} allergens: an ingredient brings ${each}; add it`),
      ...(isOff
        ? [`${at} nutrition: its parts have ${Math.round(parts)} kcal; compare energyKcal with the sheet`]
        : []),
    ];
  });
