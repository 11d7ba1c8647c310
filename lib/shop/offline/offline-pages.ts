import { englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";

/** The page that is shown for pages that are not cached, without a connection. */
export const OFFLINE_PAGE = "/offline";

/** The offline page in the language of the page at this path. */
export const offlinePageOf = (path: string): string => pathIn(languageOf(path), OFFLINE_PAGE);

/**
 * The pages that an order is made on. They are prerendered and the same for everybody: the cart and the order are drawn
 * into them from the browser's storage. They are cached once any page was visited, so that an order can be made
 * offline.
 */
export const ORDER_PAGES = ["/cart", "/order-details", "/order-summary"];

/** The message by which a page has the service worker cache these. */
export const CACHE_ORDER_PAGES = "CACHE_ORDER_PAGES";

const cachedPath = /^\/(categories|contact|privacy|terms|shipping-returns|(category|product-details)\/[^/]+)?$/;

/** Returns true when the service worker may cache this page. Only pages that are the same for everybody. */
export function isCachedOffline(path: string): boolean {
  const page = englishPath(path);
  return cachedPath.test(page) || ORDER_PAGES.includes(page);
}

/** Returns true when the content of this address never changes, because its name has a hash of it. */
export function isImmutable(path: string): boolean {
  return /^\/(_next\/static|pictures)\/./.test(path);
}
