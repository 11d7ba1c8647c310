import "server-only";
import { startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";

/**
 * Makes the shop's state from stored values. They may have been edited by hand, and every page is drawn with them, so
 * an invalid message or day counts as none.
 */
export function parseShopState(paused: unknown, reopensOn: unknown, soldOut: string[]): ShopState {
  const isDay = typeof reopensOn === "string" && startOfIndianDay(reopensOn) !== null;
  return {
    orders_paused: typeof paused === "string" && paused !== "" ? paused : null,
    reopens_on: isDay ? reopensOn : null,
    sold_out: soldOut.toSorted(),
  };
}
