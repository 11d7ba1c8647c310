/** Where the header and its menu lead, in their order. */
export const headerLinks = [
  { href: "/", text: "Home" },
  { href: "/category/mix-pickle", text: "Mix & Pickle" },
  { href: "/category/powder", text: "Powder" },
  { href: "/category/appalam", text: "Appalam" },
  { href: "/category/coffee", text: "Coffee" },
  { href: "/#about", text: "About" },
  { href: "/#contact", text: "Contact" },
];
