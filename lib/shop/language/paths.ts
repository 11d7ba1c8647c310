import type { Language } from "./language.ts";

/** Where the pages in Tamil begin. */
const TAMIL = "/ta";

/** The language of the page at this path. */
export function languageOf(path: string): Language {
  return /^\/ta(?=[/?#]|$)/.test(path) ? "ta" : "en";
}

/** The path of the same page in English: '/ta/cart' is '/cart', and '/ta' is '/'. */
export function englishPath(path: string): string {
  if (languageOf(path) === "en") return path;
  const rest = path.slice(TAMIL.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The path of a page in a language: '/cart' is '/ta/cart' in Tamil, and '/#categories' is '/ta#categories'. What is no path of
 * this shop, as an address with a scheme, and what is in that language stay as they are.
 * @param path begins with a slash
 */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith("/") || languageOf(path) === language) return path;
  if (language === "en") return englishPath(path);
  return TAMIL + (/^\/(?=[?#]|$)/.test(path) ? path.slice(1) : path);
}

/**
 * The route of a page's address: app/[language] has both languages, so '/cart' is '/en/cart', and '/ta/cart' stays. No visitor's
 * address begins with '/en'.
 */
export const routeOf = (path: string): string => (languageOf(path) === "ta" ? path : `/en${path === "/" ? "" : path}`);

/** The address of a route: '/en/cart' is '/cart', and '/ta/cart' stays. */
export const addressOf = (route: string): string => route.replace(/^\/en(?=\/|$)/, "") || "/";
