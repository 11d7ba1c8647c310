import { categoryLinks } from "#lib/shop/shop.ts";

const linksTo = (links: typeof categoryLinks) => [
  { href: "/", text: "Home" },
  ...links.map(({ slug, title }) => ({ href: `/category/${slug}`, text: title })),
  { href: "/#about", text: "About" },
  { href: "/#contact", text: "Contact" },
];

/** The links of the header, in their order. */
export const headerLinks = linksTo(categoryLinks.filter(({ inHeader }) => inHeader));

/** The links of its menu, which has every category. */
export const menuLinks = linksTo(categoryLinks);
