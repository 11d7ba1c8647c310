import { useSyncExternalStore } from "react";
import { isSameState, isSoldOut, OPEN, pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";

/** What the server last answered this tab; null before. Every page has this file, so it brings no schema along. */
let known: ShopState | null = null;
const listeners = new Set<() => void>();

/** Keeps what the server has answered, for every part of the page. */
export function setKnownShop(state: ShopState): void {
  if (known && isSameState(known, state)) return;
  known = state;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shop's state as the server last answered it; an open shop before that. */
export function knownShop(): ShopState {
  return known ?? OPEN;
}

/**
 * The shop's state as far as this tab knows it: what the server last answered, else what the page was drawn with. The same
 * object until it changes.
 * @param drawn the state when the page was made
 */
export function useKnownShop(drawn: ShopState): ShopState {
  return useSyncExternalStore(
    subscribe,
    () => known ?? drawn,
    () => drawn,
  );
}

/** Is a product sold out, as far as this tab knows? @param drawn was it when the page was made? */
export function useSoldOut(slug: string, drawn = false): boolean {
  const ask = () => (known ? isSoldOut(known, slug) : drawn);
  return useSyncExternalStore(subscribe, ask, () => drawn);
}

/** Why nothing can be ordered, as far as this tab knows; null while the shop is open. @param drawn the same when the page was made */
export function usePauseText(drawn: string | null): string | null {
  const ask = () => (known ? pauseText(known) : drawn);
  return useSyncExternalStore(subscribe, ask, () => drawn);
}
