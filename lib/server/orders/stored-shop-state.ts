import "server-only";
import { startOfIndianDay } from "@/lib/shop/indian-day";
import type { ShopState } from "@/lib/shop/shop-state";

/**
 * The shop's state from what a store has of it. Somebody may have written into the store by hand: what is no sentence and
 * no day counts as none, because every page is drawn with it.
 */
export function storedShopState(paused: unknown, reopensOn: unknown, soldOut: string[]): ShopState {
  const isDay = typeof reopensOn === "string" && startOfIndianDay(reopensOn) !== null;
  return {
    orders_paused: typeof paused === "string" && paused !== "" ? paused : null,
    reopens_on: isDay ? reopensOn : null,
    sold_out: soldOut.toSorted(),
  };
}
