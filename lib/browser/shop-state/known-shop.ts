import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { createStore, useStore } from "#lib/browser/store.ts";
import { isSameState, isSoldOut, OPEN, pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { pause } from "#texts/en/pause.ts";

/**
 * The server's latest response in this tab; null before the first. Every page has this file, so it must not import the
 * schema library.
 */
const known = createStore<ShopState | null>(null);

/** Stores the server's response, for every part of the page. */
export function setKnownShop(state: ShopState): void {
  const before = known.read();
  if (!before || !isSameState(before, state)) known.write(state);
}

/** The shop's state of the server's latest response; an open shop before the first. */
export function knownShop(): ShopState {
  return known.read() ?? OPEN;
}

/**
 * The shop's state as far as this tab knows it: the server's latest response, else the state that the page was rendered
 * with. The same object until it changes.
 * @param initial the state when the page was rendered
 */
export function useKnownShop(initial: ShopState): ShopState {
  return useStore(known, initial, (state) => state ?? initial);
}

/** Returns true when a product is sold out, as far as this tab knows. @param initial the state when the page was rendered */
export function useSoldOut(slug: string, initial = false): boolean {
  return useStore(known, initial, (state) => (state ? isSoldOut(state, slug) : initial));
}

/** Why nothing can be ordered, as far as this tab knows; null while the shop is open. @param initial the same when the page was rendered */
export function usePauseText(initial: string | null): string | null {
  const language = useLanguage();
  const t = useTexts(pause);
  return useStore(known, initial, (state) => (state ? pauseText(state, language, t) : initial));
}
