import type { Page } from "@playwright/test";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { states } from "#lib/shop/customer/states.ts";
import { addressText, shop } from "#lib/shop/facts/shop.ts";

/**
 * Latin words that a page in Tamil may have: the shop's own name, what is written on every licence and bill in India, and what is
 * a name, an address or an id, and no word.
 */
const allowed = [
  shop.legalName,
  shop.name,
  shop.email,
  shop.upiId ?? "",
  "FSSAI",
  "UPI",
  "MRP",
  // As a letter carries it.
  addressText,
  `${shop.address.state} - ${shop.address.pincode}`,
  ...Object.values({ ...shop.address, state: "" }),
  // The names below the Tamil ones are marked, but a page's title and a list of names can't be.
  ...[...products, ...categories].map(({ name }) => name).sort((a, b) => b.length - a.length),
  "JavaScript",
  "Instagram",
  "Facebook",
  "YouTube",
  "Google",
  /\bhttps?:\S+/g,
  /\b[\w.-]+@[\w.-]+\b/g,
  /\b(?:[\w-]+\.)+(?:com|in|org|example|test)\b/g,
  // An order's number, whole and as it is said.
  /\b[0-9A-Z]{3}\b/g,
  /\b[0-9A-Z]{4,}\b/g,
  /\bORD-[\w-]+/g,
];

/**
 * What of these texts is an English word.
 * @param names other Latin words that may stand there
 */
export function englishIn(texts: string[], names: readonly string[]): string[] {
  return texts.filter((text) => {
    const rest = [...names, ...allowed].reduce<string>((left, each) => left.replaceAll(each || /$^/g, " "), text);
    return /[A-Za-z]{2,}/.test(rest);
  });
}

/**
 * The English sentences that a reader sees or hears on a page in Tamil, with or without scripts: its texts, and the names of its
 * controls and pictures. What is marked as English, as a name below the Tamil one, is left out.
 */
export async function englishOn(page: Page): Promise<string[]> {
  // The state in an order's address is stored as the parcel needs it.
  return englishIn(await page.evaluate(wordsOfDocument), states);
}

/** Runs in the browser. */
export function wordsOfDocument(): string[] {
  const isEnglish = (element: Element | null) => /^en/.test(element?.closest("[lang]")?.getAttribute("lang") ?? "");
  const words: string[] = [document.title];
  const look = (body: Element) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest("script, style, template, noscript") && !isEnglish(parent))
        words.push(node.textContent ?? "");
    }
    for (const element of body.querySelectorAll("[aria-label], [alt], [title], [placeholder]"))
      for (const name of ["aria-label", "alt", "title", "placeholder"])
        if (element.hasAttribute(name) && !isEnglish(element)) words.push(element.getAttribute(name) ?? "");
  };
  look(document.body);
  // Where scripts run, what is inside <noscript> is one text.
  for (const { textContent } of document.body.querySelectorAll("noscript"))
    look(new DOMParser().parseFromString(textContent.replace(/<style>[\s\S]*?<\/style>/g, ""), "text/html").body);
  return words.map((text) => text.trim()).filter(Boolean);
}
