import { nameIn } from "#lib/shop/catalogue/names.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { categoryLinks } from "#lib/shop/shop.ts";
import type { HeaderTexts } from "#texts/en/header.ts";

const linksTo = (links: typeof categoryLinks) => (t: Translate<HeaderTexts>, language: Language) => [
  { href: "/", text: t("home") },
  ...links.map((link) => ({ href: `/category/${link.slug}`, text: nameIn(language, link) })),
  { href: "/#about", text: t("about") },
  { href: "/#contact", text: t("contact") },
];

/** So many letters of names, each with two for its margins, have room in the header of a narrow laptop. */
const ROOM = 42;

const inHeader = categoryLinks.filter(({ inHeader }) => inHeader);

/** The first categories of a list whose names have room beside each other. */
export const thatFit = <Named extends { name: string }>(links: Named[]): Named[] =>
  links.filter((_, n) => links.slice(0, n + 1).reduce((sum, { name }) => sum + name.length + 2, 0) <= ROOM);

const shown = thatFit(inHeader);

/** The links of the header, in their order. */
export const headerLinks = linksTo(shown);

/** Whether the header has no room for all of its categories: 'More' beside them opens the menu, which has every one. */
export const hasMore = shown.length < inHeader.length;

/** The links of its menu, which has every category. */
export const menuLinks = linksTo(categoryLinks);
