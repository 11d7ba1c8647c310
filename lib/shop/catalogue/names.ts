import { categoryLinks } from "#content/category-links.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { type Language, languages } from "#lib/shop/language/language.ts";

/**
 * The categories as the header and its menu link to them. Not from the catalogue: every page would have all products
 * for them.
 */
export { categoryLinks };

type Named = { name: string; tamilName: string };

/** The name of something on a page in this language. Orders and carts carry the English one. */
export const nameIn = (language: Language, { name, tamilName }: Named): string =>
  ({ en: name, ta: tamilName })[language];

/** The name below the name: in the other language, with its `lang` attribute. */
export function otherName(language: Language, named: Named): { lang: Language; text: string } {
  return { lang: languages[language].other, text: nameIn(languages[language].other, named) };
}

/**
 * The name of a category by its English one, which products and cart lines carry. What the shop has no more stays
 * English.
 */
export function categoryIn(language: Language, name: string): string {
  return nameIn(language, categoryLinks.find((link) => link.name === name) ?? { name, tamilName: name });
}

/** The shop's name in a sentence of this language. */
export const shopNameIn = (language: Language): string => nameIn(language, shop);
