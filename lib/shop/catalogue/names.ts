import { categoryLinks } from "#content/category-links.ts";
import type { Named } from "#lib/shop/content/content-types.ts";
import { type Language, languages } from "#lib/shop/language/language.ts";

/**
 * The categories as the header and its menu link to them. Not from the catalogue: every page would have all products
 * for them.
 */
export { categoryLinks };

/** The name below the name: in the other language, with its `lang` attribute. */
export function otherName(language: Language, { names }: Pick<Named, "names">): { lang: Language; text: string } {
  const lang = languages[language].other;
  return { lang, text: names[lang] };
}

/**
 * The name of a category by its English one, which products and cart lines carry. What the shop has no more stays
 * English.
 */
export const categoryIn = (language: Language, name: string): string =>
  categoryLinks.find((link) => link.names.en === name)?.names[language] ?? name;
