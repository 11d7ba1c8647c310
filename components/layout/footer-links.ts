/** Where the footer leads: the shop itself, and what a shopper wants to know of it. Titles and texts are keys of the footer's texts. */
export const footerLinks = [
  {
    title: "quickLinks",
    links: [
      { href: "/", text: "home" },
      { href: "/categories", text: "categories" },
      { href: "/#about", text: "about" },
      { href: "/contact", text: "contact" },
      { href: "/privacy", text: "privacy" },
    ],
  },
  {
    title: "goodToKnow",
    links: [
      { href: "/order-status", text: "orderStatus" },
      { href: "/shipping-returns", text: "shipping" },
      { href: "/terms", text: "terms" },
    ],
  },
] as const;
