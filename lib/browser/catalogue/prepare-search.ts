import { shopSearch } from "#lib/shop/search/shop-search.ts";

/** Products that are indexed in one task. */
const AT_ONCE = 3;

/** Builds the search index a few products at a time, so that the browser can answer letters and touches in between. */
export async function prepareSearch(): Promise<void> {
  const readSome = () => Array.from({ length: AT_ONCE }, shopSearch.readNext).every(Boolean);
  while (readSome()) await new Promise((resolve) => setTimeout(resolve));
}
