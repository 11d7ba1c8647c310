import { categories, products } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { slugOf } from "#lib/shop/content/slug.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { decoded, englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";
import { ENGLISH_ONLY } from "#pages/english-only.ts";
import { pages as listed } from "#pages/list.ts";

/** The addresses of the shop that don't depend on its content, in English. */
export const FIXED_PAGES = Object.keys(listed).filter((path) => !path.includes("["));

const pages = new Set([
  ...FIXED_PAGES,
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
]);

/** Addresses without a page of a shopper's. */
const OTHERS = /^\/(?:staff(?:\/|$)|email-test\/mail$)/;

/** Is this the address of a product that is hidden now? */
const isHidden = (path: string): boolean => liveFacts().hidden.some((slug) => path === `/product-details/${slug}`);

/** Is this the address of a page of app/[language], in English? */
export const isPage = (path: string): boolean => pages.has(path) && !isHidden(path);

/** Does the shop answer under this address of a language? @param path in English, without a file's ending */
export const isAddressIn = (language: Language, path: string): boolean =>
  language === DEFAULT_LANGUAGE ? isPage(path) || OTHERS.test(path) : isPage(path) && !ENGLISH_ONLY.includes(path);

/** One form of every word in an address: 'Leaves' and 'leaf' are the same, and so are 'mixes' and 'mix'. */
function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ves$/, "f")
    .replace(/ies$/, "y")
    .replace(/(x|ch|sh|o)es$/, "$1")
    .replace(/s$/, "");
}

/** What stands for a hyphen in a link that was typed, or made prettier by a word processor. */
const hyphens = /[_\u2010-\u2015\u2212]/g;

const keyOf = (path: string) =>
  path
    .split("/")
    .map((part) => slugOf((decoded(part) ?? part).replace(hyphens, "-")))
    .map((slug) => slug.split("-").filter(Boolean).map(singular).join("-"))
    .join("/");

/**
 * No longer path means a page, in characters, escapes counted. What a stranger types must not decide how long the
 * server computes.
 */
const LONGEST_PATH = 500;

/**
 * Each page under its key; two pages of one key are under none, because the wanted one is unknown. Nor is the home page:
 * its key is that of any address in other letters.
 */
const byKey = new Map<string, string | null>();
const aliases = categories.flatMap(({ slug, aliases }) =>
  aliases.map((alias) => [`/category/${alias}`, `/category/${slug}`]),
);
const others = [...pages].filter((path) => path !== "/").map((path) => [path, path]);
for (const [from = "", to = ""] of [...others, ...aliases]) {
  const other = byKey.get(keyOf(from));
  byKey.set(keyOf(from), other === undefined || other === to ? to : null);
}

/**
 * The page that an address means in another case, with a plural too many or too few, or with what stood around it in a
 * text: '/category/Spices', '/Term', '/terms.', a quote, a blank, '_' for '-'.
 * @returns null where it is that page's address already, or where there is no such page
 */
export function pageOfAddress(path: string): string | null {
  if (pages.has(path) || path.length > LONGEST_PATH) return null;
  const found = byKey.get(keyOf(path)) ?? null;
  return found !== null && isHidden(found) ? null : found;
}

/**
 * The prerendered page, one for each kind and language, that answers an address which the shop hasn't. Both are as they
 * are written.
 */
export function notFoundPage(address: string): string {
  const [, kind = "page"] = /^\/(?:not-found\/)?(product-details|category)(?:\/|$)/.exec(englishPath(address)) ?? [];
  return pathIn(languageOf(address), `/not-found/${kind}`);
}

/**
 * Whether the shop answers under this address itself, by a page or a redirection to one. @param address has no file's
 * ending
 */
export function isKnown(address: string): boolean {
  const path = englishPath(address);
  return isAddressIn(languageOf(address), path) || pageOfAddress(path) !== null;
}
