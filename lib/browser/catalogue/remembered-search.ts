import { type Weight, weights } from "#lib/shop/catalogue/weights.ts";

/** What is searched for in a category, and the weight that was chosen. */
type CategorySearch = { query: string; weight: Weight | null };

/**
 * Stores the search in the browser's history entry, so that Back and a reload bring it back. It is in no address: no cache, no
 * server and no search engine sees it.
 */
export function rememberSearch(search: CategorySearch): void {
  try {
    window.history.replaceState({ ...window.history.state, search }, "");
  } catch {
    // Safari refuses the hundredth change in half a minute.
  }
}

/** The search of this history entry; null without one. */
export function rememberedSearch(): CategorySearch | null {
  const { query, weight } = window.history.state?.search ?? {};
  return typeof query === "string" ? { query, weight: weights.find((known) => known === weight) ?? null } : null;
}
