import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { createStore, useStore } from "#lib/browser/storage/store.ts";
import { isShown, liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { isSoldOut, pauseText, type ShopNow } from "#lib/shop/shop-state/shop-state.ts";
import { pause } from "#texts/en/pause.ts";

/**
 * The server's latest response in this tab; null before the first. Every page has this file, so it must not import the
 * schema library.
 */
export const known = createStore<ShopNow | null>(null);

/**
 * Takes over the facts that a page was made with, while this tab has no answer of the server. To be called while the
 * page renders: what it renders below reads them (live-facts.ts). The server knows better.
 */
export function takeHandedFacts(facts: Partial<ShopNow>): void {
  if (typeof window !== "undefined" && !known.read()) setLiveFacts({ ...liveFacts(), ...facts });
}

/**
 * Returns true when a product is sold out, as far as this tab knows. @param initial the state when the page was
 * rendered
 */
export function useSoldOut(slug: string, initial = false): boolean {
  return useStore(known, initial, (state) => (state ? !isShown({ slug }) || isSoldOut(state, slug) : initial));
}

/**
 * Why nothing can be ordered, as far as this tab knows; null while the shop is open. @param initial the same when the
 * page was rendered
 */
export function usePauseText(initial: string | null): string | null {
  const language = useLanguage();
  const t = useTexts(pause);
  return useStore(known, initial, (state) => (state ? pauseText(state, language, t) : initial));
}
