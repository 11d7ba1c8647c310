/** Where the footer leads: the shop itself, and what a shopper wants to know of it. */
export const footerLinks = [
  {
    title: "Quick links",
    links: [
      { href: "/", text: "Home" },
      { href: "/categories", text: "Categories" },
      { href: "/#about", text: "About Us" },
      { href: "/contact", text: "Contact" },
      { href: "/privacy", text: "Privacy Policy" },
    ],
  },
  {
    title: "Good to know",
    links: [
      { href: "/order-status", text: "Order status" },
      { href: "/shipping-returns", text: "Shipping & Returns" },
      { href: "/terms", text: "Terms" },
    ],
  },
];
