import { categoryLinks } from "#lib/shop/catalogue/names.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { Language } from "#lib/shop/language/language.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import type { HeaderTexts } from "#texts/en/header.ts";

const linksTo = (links: typeof categoryLinks, hasMore?: true) => (t: Translate<HeaderTexts>, language: Language) => [
  { href: "/", text: t("home") },
  ...links.map((link) => ({ href: `/category/${link.slug}`, text: link.names[language] })),
  ...(hasMore ? [{ href: "/categories", text: t("more") }] : []),
  { href: "/#about", text: t("about") },
  { href: "/#contact", text: t("contact") },
];

/** The links of the header, in their order. */
export const headerLinks = linksTo(
  categoryLinks.filter(({ inHeader }) => inHeader),
  shop.hasMore,
);

/** The links of its menu, which has every category. */
export const menuLinks = linksTo(categoryLinks);
