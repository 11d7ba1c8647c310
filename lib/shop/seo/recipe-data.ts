import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { servesOf } from "#lib/shop/catalogue/glance.ts";
import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { shop } from "#lib/shop/shop.ts";

/**
 * The dish that a product's steps lead to, in the words of schema.org, or null where its record names none. Only what the
 * content states: no times, no ratings, and a yield only where a step says how many it serves.
 */
export function recipeData(
  origin: string,
  { name: product, image }: Pick<Product, "name" | "image">,
  { recipe, howToUse, cardLine }: Pick<ProductTexts, "recipe" | "howToUse" | "cardLine">,
): Record<string, unknown> | null {
  if (!recipe) return null;
  const { name, ingredients, firstStep = 1, lastStep = howToUse.length } = recipe;
  const steps = howToUse.slice(firstStep - 1, lastStep);
  const serves = servesOf(steps);
  return {
    "@type": "Recipe",
    name,
    description: `${name}, made with ${product}. ${cardLine}.`,
    image: origin + pictureFiles(image).src,
    author: { "@type": "Organization", name: shop.name, url: `${origin}/` },
    ...(serves !== null && { recipeYield: String(serves) }),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}
