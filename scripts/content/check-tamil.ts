import type { Content, Problem } from "./read.ts";

/**
 * Finds the Tamil texts that don't fit the English ones: another number of steps or ingredients, or other figures. A
 * quantity that was changed in one language only is a mistake that no reader of the other one notices.
 * @param folder named in each message
 */
export function checkTamil({ shop, products }: Pick<Content, "shop" | "products">, folder: string): Problem[] {
  const dishes = shop.dishes.flatMap(({ key, recipe, tamilRecipe }) =>
    misfits(`dishes: ${key}: tamilRecipe`, recipe, tamilRecipe).map((problem) => `${folder}/shop.json: ${problem}`),
  );
  const inProducts = products.flatMap(({ slug, tamil, taste, howToUse, recipe, label }) => {
    if (!tamil) return [];
    const problems = [
      ...misfits("taste flavours", taste.flavours, tamil.taste?.flavours),
      ...misfits("howToUse", howToUse, tamil.howToUse),
      ...(recipe ? misfits("recipe ingredients", recipe.ingredients, tamil.recipe?.ingredients) : []),
      ...misfits("label additives", label.additives ?? [], tamil.label?.additives),
      ...misfits("label ingredients", label.ingredients, tamil.label?.ingredients),
      ...(!recipe && tamil.recipe ? ["recipe: there is no recipe in English; write it there too, or take it out"] : []),
    ];
    return problems.map((problem) => `${folder}/products/${slug}.json: tamil ${problem}`);
  });
  return [...dishes, ...inProducts];
}

/**
 * How the figures of a text compare: each of them, in any order. Words order them otherwise in Tamil, and it has a word
 * for 'serves 1', which counts as its figure.
 */
const figures = (text: string) =>
  (text.replace("ஒருவருக்குப் போதும்", "1").match(/\d+(?:\.\d+)?|[½¼¾]/g) ?? []).sort().join(", ") || "none";

function misfits(field: string, english: readonly string[], tamil?: readonly string[]): string[] {
  if (!tamil) return [];
  if (tamil.length !== english.length)
    return [`${field}: there are ${tamil.length}, and ${english.length} in English; one for each`];
  return tamil.flatMap((text, index) => {
    const here = figures(text);
    const there = figures(english[index] ?? "");
    if (here === there) return [];
    return [`${field} ${index + 1}.: its figures are ${here}, and ${there} in English; the same in both`];
  });
}
