import { categoryLinks, shop } from "#lib/shop/shop.ts";
import type { Language } from "./language.ts";

type Named = { name: string; tamil: string };
type Titled = { title: string; tamil: string };

/** The name of a product on a page in this language. Orders and carts carry the English one. */
export const nameIn = (language: Language, { name, tamil }: Named): string => (language === "en" ? name : tamil);

/** The title of a category on a page in this language. */
export const titleIn = (language: Language, { title, tamil }: Titled): string => (language === "en" ? title : tamil);

/** The name below the name: in the other language, with its `lang` attribute. */
export function otherName(language: Language, { name, tamil }: Named): { lang: Language; text: string } {
  return language === "en" ? { lang: "ta", text: tamil } : { lang: "en", text: name };
}

/** The title of a category by its English one, which products and cart lines carry. What the shop has no more stays English. */
export function categoryIn(language: Language, title: string): string {
  const category = language === "en" ? undefined : categoryLinks.find((link) => link.title === title);
  return category?.tamil ?? title;
}

/** The shop's name in a sentence of this language. */
export const shopNameIn = (language: Language): string => (language === "en" ? shop.name : shop.tamilName);
