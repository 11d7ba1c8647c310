import { type Weight, weights } from "#lib/shop/catalogue/weights.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

/** What is searched for in a category, and the weight that was chosen. */
export type CategorySearch = { query: string; weight: Weight | null };

/**
 * Stores the search in the browser's history entry, so that Back and a reload bring it back. It is in no address: no cache, no
 * server and no search engine sees it.
 */
export function rememberSearch(search: CategorySearch): void {
  try {
    // The browser's own: Next's router would take it for a navigation.
    History.prototype.replaceState.call(window.history, { ...window.history.state, search }, "");
  } catch {
    // Safari refuses the hundredth change in half a minute.
  }
}

/** The search of this history entry; null without one. */
export function rememberedSearch(): CategorySearch | null {
  const search: unknown = window.history.state?.search;
  if (!isRecord(search) || typeof search.query !== "string") return null;
  return { query: search.query, weight: weights.find((weight) => weight === search.weight) ?? null };
}
