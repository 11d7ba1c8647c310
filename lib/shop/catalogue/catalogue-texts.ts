import { categoryTexts, pictureWords, productTexts } from "#content/texts.ts";
import type { CategoryTexts, ProductTexts } from "#lib/shop/content/content-types.ts";

/*
 * The seam to the content that stays on the server: no file that runs in the browser may import this one, or every page would
 * carry all labels.
 */

/** Shown beside a label that the maker has not confirmed yet. */
export const sampleNotice =
  "Sample label: ingredients, allergens, storage and best before are examples until the maker confirms them.";

/**
 * The texts of the product with this slug.
 * @throws for a slug that has none: each product of the catalogue has them
 */
export function textsOf(slug: string): ProductTexts {
  const texts = Object.hasOwn(productTexts, slug) ? productTexts[slug] : undefined;
  if (!texts) throw new Error(`The catalogue has no texts for '${slug}'.`);
  return texts;
}

/**
 * What search engines are told of the category with this slug.
 * @throws for a slug that has none: each category of the catalogue has them
 */
export function categoryTextsOf(slug: string): CategoryTexts {
  const texts = Object.hasOwn(categoryTexts, slug) ? categoryTexts[slug] : undefined;
  if (!texts) throw new Error(`The catalogue has no texts for the category '${slug}'.`);
  return texts;
}

/** What a picture shows, in words, or undefined. @param key a product's picture, or `banner-{category}` */
export function pictureWordsOf(key: string): string | undefined {
  return Object.hasOwn(pictureWords, key) ? pictureWords[key] : undefined;
}

const heatWords = { none: "Not hot", mild: "Mild", medium: "Medium hot", hot: "Hot" };

/** How a product tastes, in a few words: 'Medium hot, roasted and nutty'. */
export function tasteText({ heat, flavours }: ProductTexts["taste"]): string {
  return `${heatWords[heat]}, ${new Intl.ListFormat("en-GB").format(flavours)}`;
}
