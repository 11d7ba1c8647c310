import { headerCategories } from "#lib/shop/shop.ts";

/** Where the header and its menu lead, in their order. */
export const headerLinks = [
  { href: "/", text: "Home" },
  ...headerCategories.map(({ slug, title }) => ({ href: `/category/${slug}`, text: title })),
  { href: "/#about", text: "About" },
  { href: "/#contact", text: "Contact" },
];
