import { fetchShopState } from "#lib/browser/shop-state/live-shop.ts";
import { shopSearch } from "#lib/shop/search/shop-search.ts";

/** Products that are indexed in one task. */
const AT_ONCE = 3;
/** So long a search waits for today's cards and prices, in milliseconds. Without them it finds names. */
const FETCH_MS = 3_000;

/**
 * Fetches today's cards and prices, and builds the search index a few products at a time, so that the browser can
 * answer letters and touches in between.
 */
export async function prepareSearch(): Promise<void> {
  await fetchShopState(FETCH_MS, true);
  const readSome = () => Array.from({ length: AT_ONCE }, shopSearch().readNext).every(Boolean);
  while (readSome()) await new Promise((resolve) => setTimeout(resolve));
}
