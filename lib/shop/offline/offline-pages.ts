import { englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";
import { pages } from "#pages/list.ts";

/** The page that is shown for pages that are not cached, without a connection. */
export const OFFLINE_PAGE = "/offline";

/** The offline page in the language of the page at this path. */
export const offlinePageOf = (path: string): string => pathIn(languageOf(path), OFFLINE_PAGE);

/** The pages that say so of themselves in their files. */
const kept = Object.entries(pages).filter(([, { offline }]) => offline);

/**
 * The pages that an order is made on. They are prerendered and the same for everybody: the cart and the order are drawn
 * into them from the browser's storage. They are cached once any page was visited, so that an order can be made
 * offline.
 */
export const ORDER_PAGES = kept.filter(([, { offline }]) => offline === "ahead").map(([path]) => path);

/** The message by which a page has the service worker cache these. */
export const CACHE_ORDER_PAGES = "CACHE_ORDER_PAGES";

const cached = new RegExp(`^(${kept.map(([path]) => path.replace(/\[\w+\]/, "[^/]+")).join("|")})$`);

/** Returns true when the service worker may cache this page. Only pages that are the same for everybody. */
export const isCachedOffline = (path: string): boolean => cached.test(englishPath(path));

/** Returns true when the content of this address never changes, because its name has a hash of it. */
export function isImmutable(path: string): boolean {
  return /^\/(_next\/static|pictures)\/./.test(path);
}
