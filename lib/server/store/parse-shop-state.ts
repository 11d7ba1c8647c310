import "server-only";
import { startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { StoredFacts } from "#lib/shop/shop-state/changed-facts.ts";
import type { StoredShopState } from "./store.ts";

/**
 * Makes the shop's state from stored values. They may have been edited by hand, and every page is drawn with them, so
 * an invalid message or day counts as none.
 */
export function parseShopState(
  paused: unknown,
  reopensOn: unknown,
  soldOut: string[],
  facts: unknown,
): StoredShopState {
  const isDay = typeof reopensOn === "string" && startOfIndianDay(reopensOn) !== null;
  return {
    orders_paused: typeof paused === "string" && paused !== "" ? paused : null,
    reopens_on: isDay ? reopensOn : null,
    sold_out: soldOut.toSorted(),
    // Only the shop writes them, as one text.
    ...(typeof facts === "string" && { facts: JSON.parse(facts) as StoredFacts }),
  };
}
