import { shopSearch } from "#lib/shop/search/shop-search.ts";

/** Products that are read without a pause. */
const AT_ONCE = 3;

/** Lets the search read the products a few at a time, so that letters and touches in between are answered. */
export async function prepareSearch(): Promise<void> {
  const readSome = () => Array.from({ length: AT_ONCE }, shopSearch.readNext).every(Boolean);
  while (readSome()) await new Promise((resolve) => setTimeout(resolve));
}
