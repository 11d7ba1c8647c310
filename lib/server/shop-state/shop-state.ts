import "server-only";
import { log } from "#lib/server/log/log.ts";
import { builtOn } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { promotionsOn } from "#lib/shop/pricing/promotion.ts";
import { factsWith, NO_CHANGES, overtaken, type StoredFacts } from "#lib/shop/shop-state/changed-facts.ts";
import { kitchenOn, noticeOn } from "#lib/shop/shop-state/owners-lines.ts";
import { OPEN, type ShopState, stateOn } from "#lib/shop/shop-state/shop-state.ts";
import { processState } from "#lib/shop/storage/process-state.ts";

/**
 * What this process knows of the shop's state. `stored` is the store's latest, `shown` what the pages show, at first
 * that of the day of the build, and `revalidations` how often the pages must still be invalidated because of it.
 * `writes` counts the changes by this process: a read that began before a change is older than it. `version` is that of
 * the facts, undefined before the first read, and `facts` are they as text: each order reads the state, and most find
 * the facts of the one before.
 */
type Known = {
  stored: ShopState;
  version?: number;
  facts: string;
  shown: string;
  revalidations: number;
  writes: number;
};
const known = processState<Known>("shop-state", () => ({
  stored: OPEN,
  facts: JSON.stringify(liveFacts()),
  shown: shownOn(builtOn, OPEN, JSON.stringify(liveFacts())),
  revalidations: 0,
  writes: 0,
}));

/** All that pages show of the state and of the facts on a day, to compare. @param day in India */
function shownOn(day: string, stored: ShopState, facts: string): string {
  const promotions = promotionsOn(day).map(({ id }) => id);
  return JSON.stringify([stateOn(stored, day), facts, promotions, noticeOn(day), kitchenOn(day)]);
}

/**
 * A page that was being rendered while the state changed may show the old one, and would stay: all are invalidated once
 * more when such a page is done.
 */
const REVALIDATIONS = 2;

/**
 * Returns the state for pages and browsers, without reading the store: its latest. Before the first read, and in a
 * build, that is an open shop.
 */
export function shopState(): ShopState {
  return stateOn(known().stored, indianDay(new Date()));
}

/**
 * The state and the facts as the API sends them: without the words, which only pages have. @param withCards for a
 * search
 */
export function shopOnTheWire(withCards = false) {
  const { words: _, cards, ...facts } = liveFacts();
  return { ...shopState(), ...facts, ...(withCards && { cards }) };
}

/** The state as the store has it now, which this process then knows. @throws StoreUnavailable */
export async function freshShopState(): Promise<ShopState> {
  const { writes } = known();
  const { facts = NO_CHANGES, ...stored } = await openStore().shopState();
  if (writes === known().writes) {
    known().stored = stored;
    if (facts.version !== known().version) takeOver(facts);
  }
  noticeChange();
  return stateOn(stored, indianDay(new Date()));
}

/**
 * From now on these are the facts. Says once, after a start, which changes newer files have overtaken: the files count.
 */
function takeOver(stored: StoredFacts): void {
  const own = known();
  if (own.version === undefined)
    for (const [field, { by, at }] of overtaken(stored)) log.info({ outcome: "newer_in_the_files", field, by, at });
  setLiveFacts(factsWith(stored));
  own.version = stored.version;
  own.facts = JSON.stringify(liveFacts());
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

/**
 * Time alone ends a pause, and begins and ends a promotion or a notice at midnight in India: it is today's state that
 * counts.
 */
function noticeChange(): void {
  const own = known();
  const now = shownOn(indianDay(new Date()), own.stored, own.facts);
  if (now === own.shown) return;
  own.shown = now;
  own.revalidations = REVALIDATIONS;
}
