import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { servesOf } from "#lib/shop/catalogue/glance.ts";
import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { type Language, languages } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import type { InLanguage } from "#lib/shop/language/words.ts";
import { pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { seo } from "#texts/en/seo.ts";

/**
 * The dish that a product's steps lead to, in the words of schema.org, or null where its record names none. Only what
 * the content states: no times, no ratings, and a yield only where a step says how many it serves.
 */
export function recipeData(
  origin: string,
  product: Pick<Product, "names" | "picture">,
  { recipe, howToUse, cardLine }: Pick<InLanguage<ProductTexts>, "recipe" | "howToUse" | "cardLine">,
  language: Language,
): Record<string, unknown> | null {
  if (!recipe) return null;
  const { name, ingredients, firstStep = 1, lastStep = howToUse.length } = recipe;
  const steps = howToUse.slice(firstStep - 1, lastStep);
  const about = translateIn(language, seo)("recipe", { name, product: product.names[language] });
  const serves = servesOf(steps);
  return {
    "@type": "Recipe",
    name,
    description: `${about}. ${cardLine}.`,
    inLanguage: languages[language].locale,
    image: origin + pictureFiles(product.picture).src,
    author: { "@type": "Organization", name: shop.names[language], url: origin + pathIn(language, "/") },
    ...(serves !== null && { recipeYield: String(serves) }),
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}
