import { useSyncExternalStore } from "react";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { isSameState, isSoldOut, OPEN, pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { pause } from "#texts/en/pause.ts";

/**
 * The server's latest response in this tab; null before the first. Every page has this file, so it must not import the
 * schema library.
 */
let known: ShopState | null = null;
const listeners = new Set<() => void>();

/** Stores the server's response, for every part of the page. */
export function setKnownShop(state: ShopState): void {
  if (known && isSameState(known, state)) return;
  known = state;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The shop's state of the server's latest response; an open shop before the first. */
export function knownShop(): ShopState {
  return known ?? OPEN;
}

/**
 * The shop's state as far as this tab knows it: the server's latest response, else the state that the page was rendered
 * with. The same object until it changes.
 * @param initial the state when the page was rendered
 */
export function useKnownShop(initial: ShopState): ShopState {
  return useSyncExternalStore(
    subscribe,
    () => known ?? initial,
    () => initial,
  );
}

/** Returns true when a product is sold out, as far as this tab knows. @param initial the state when the page was rendered */
export function useSoldOut(slug: string, initial = false): boolean {
  const getSnapshot = () => (known ? isSoldOut(known, slug) : initial);
  return useSyncExternalStore(subscribe, getSnapshot, () => initial);
}

/** Why nothing can be ordered, as far as this tab knows; null while the shop is open. @param initial the same when the page was rendered */
export function usePauseText(initial: string | null): string | null {
  const language = useLanguage();
  const t = useTexts(pause);
  const getSnapshot = () => (known ? pauseText(known, language, t) : initial);
  return useSyncExternalStore(subscribe, getSnapshot, () => initial);
}
