import { asLanguage, DEFAULT_LANGUAGE, type Language } from "./language.ts";

/** A path, or a part of one, without escapes; null for a broken percent sign. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The language of the page at this path. */
export function languageOf(path: string): Language {
  return asLanguage(/^\/(\w+)(?=[/?#]|$)/.exec(path)?.[1]) ?? DEFAULT_LANGUAGE;
}

/** What the addresses of a language begin with. */
const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? "" : `/${language}`);

/** The path of the same page in English: '/ta/cart' is '/cart', and '/ta' is '/'. */
export function englishPath(path: string): string {
  const rest = path.slice(prefixOf(languageOf(path)).length);
  return rest.startsWith("/") || rest === path ? rest : `/${rest}`;
}

/**
 * The path of a page in a language: '/cart' is '/ta/cart' in Tamil, and '/#categories' is '/ta#categories'. What is no
 * path of this shop, as an address with a scheme, and what is in that language stay as they are.
 * @param path begins with a slash
 */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith("/") || languageOf(path) === language) return path;
  if (language === DEFAULT_LANGUAGE) return englishPath(path);
  return prefixOf(language) + (/^\/(?=[?#]|$)/.test(path) ? path.slice(1) : path);
}

/**
 * The route of a page's address: app/[language] has both languages, so '/cart' is '/en/cart', and '/ta/cart' stays. No
 * visitor's address begins with '/en'.
 */
export const routeOf = (path: string): string =>
  prefixOf(languageOf(path)) ? path : `/${DEFAULT_LANGUAGE}${path === "/" ? "" : path}`;

/** The address of a route: '/en/cart' is '/cart', and '/ta/cart' stays. */
export const addressOf = (route: string): string => route.replace(/^\/en(?=\/|$)/, "") || "/";
