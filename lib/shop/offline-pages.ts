/** Where the page is that stands in for those that can't be had without a connection. */
export const OFFLINE_PAGE = "/offline";

const kept = /^\/(categories|contact|privacy|terms|shipping-returns|(category|product-details)\/[^/]+)?$/;

/**
 * May a browser keep this page, to open it again without a connection? Those that are the same for everybody, and no
 * others: nothing of a cart, a checkout, an account or an order.
 */
export function isKeptOffline(path: string): boolean {
  return kept.test(path);
}

/** Does what is under this address never change, because its name has a hash of what is in it? */
export function isImmutable(path: string): boolean {
  return /^\/(_next\/static|pictures)\/./.test(path);
}
