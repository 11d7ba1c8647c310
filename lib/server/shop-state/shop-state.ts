import "server-only";
import { builtOn } from "#lib/server/env.ts";
import { processState } from "#lib/server/process-state.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { promotionsOn } from "#lib/shop/pricing/promotion.ts";
import { isSameState, OPEN, type ShopState, stateOn } from "#lib/shop/shop-state/shop-state.ts";

/**
 * What this process knows of the shop's state. `stored` is the store's latest, `shown` what the pages show, `promotions` the
 * ids of those for everybody that they show, at first those of the day of the build, and
 * `revalidations` how often the pages must still be invalidated because of it. `writes` counts the changes by this process:
 * a read that began before a change is older than it.
 */
type Known = { stored: ShopState; shown: ShopState; promotions: string; revalidations: number; writes: number };
const promotionIds = (day: string): string =>
  promotionsOn(day)
    .map(({ id }) => id)
    .join(" ");
const known = processState<Known>("shop-state", () => ({
  stored: OPEN,
  shown: OPEN,
  promotions: promotionIds(builtOn),
  revalidations: 0,
  writes: 0,
}));

/**
 * A page that was being rendered while the state changed may show the old one, and would stay: all are invalidated once more
 * when such a page is done.
 */
const REVALIDATIONS = 2;

/**
 * Returns the state for pages and browsers, without reading the store: its latest. Before the first read, and in a build,
 * that is an open shop.
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

/** Stores a change of the state, and reads the result. @throws StoreUnavailable */
export async function changeShopState(change: () => Promise<void>): Promise<ShopState> {
  await change();
  known().writes += 1;
  return freshShopState();
}

/** Returns true when the pages must be invalidated: they show another state, or one of them may. */
export function mustRevalidatePages(): boolean {
  noticeChange();
  return known().revalidations > 0;
}

/** The pages are about to be made anew. */
export function countRevalidation(): void {
  known().revalidations = Math.max(0, known().revalidations - 1);
}

/** Time alone ends a pause, and begins and ends a promotion at midnight in India: it is today's state that counts. */
function noticeChange(): void {
  const own = known();
  const now = shopState();
  const promotions = promotionIds(indianDay(new Date()));
  if (isSameState(now, own.shown) && promotions === own.promotions) return;
  own.shown = now;
  own.promotions = promotions;
  own.revalidations = REVALIDATIONS;
}
