import "server-only";
import { perProcess } from "#lib/server/per-process.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { indianDay } from "#lib/shop/order/indian-day.ts";
import { isSameState, OPEN, type ShopState, stateOn } from "#lib/shop/shop-state/shop-state.ts";

/**
 * What this process knows of the shop's state. `stored` is as the store last said, `drawn` what the pages show, and
 * `revalidations` how often the pages are still to be made anew because of it. `writes` counts what this process has switched:
 * a read that began before is older than that.
 */
type Known = { stored: ShopState; drawn: ShopState; revalidations: number; writes: number };
const known = () => perProcess<Known>("shop-state", () => ({ stored: OPEN, drawn: OPEN, revalidations: 0, writes: 0 }));

/**
 * A page that was being made while the state changed may hold the old one, and would stay: all are made anew once more
 * when any such page is done.
 */
const REVALIDATIONS = 2;

/**
 * Returns the state for pages and browsers, without reading the store: what it last held. Before the first read, and in
 * a build, that is an open shop.
 */
export function shopState(): ShopState {
  return stateOn(known().stored, indianDay(new Date()));
}

/** The state as the store has it now, which this process then knows. @throws StoreUnavailable */
export async function freshShopState(): Promise<ShopState> {
  const { writes } = known();
  const stored = await openStore().shopState();
  if (writes === known().writes) known().stored = stored;
  noticeChange();
  return stateOn(stored, indianDay(new Date()));
}

/** Stores a change of the state, and reads what has become of it. @throws StoreUnavailable */
export async function changeShopState(change: () => Promise<void>): Promise<ShopState> {
  await change();
  known().writes += 1;
  return freshShopState();
}

/** Must the pages be made anew: do they show another state, or may one of them? */
export function mustRevalidatePages(): boolean {
  noticeChange();
  return known().revalidations > 0;
}

/** The pages are about to be made anew. */
export function countRevalidation(): void {
  known().revalidations = Math.max(0, known().revalidations - 1);
}

/** Time alone ends a pause, so it is today's state that counts. */
function noticeChange(): void {
  const own = known();
  const now = shopState();
  if (isSameState(now, own.drawn)) return;
  own.drawn = now;
  own.revalidations = REVALIDATIONS;
}
