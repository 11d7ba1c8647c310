import { useEffect } from "react";
import { callApi } from "#lib/browser/api/api-client.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { OPEN, type ShopNow, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { shopStateSchema } from "#lib/shop/shop-state/shop-state-schema.ts";
import { known, takeHandedFacts } from "./known-shop.ts";

/** The server's last answer, for a purchase without a network. */
const storedShop = storageItem("localStorage", "known_shop", checkWithSchema(shopStateSchema), null);

/** Stores the server's response, for every part of the page. */
export function setKnownShop(state: ShopNow): void {
  // Only a search asks for the cards.
  const now = { ...state, cards: state.cards ?? liveFacts().cards };
  if (JSON.stringify(known.read()) === JSON.stringify(now)) return;
  setLiveFacts(now);
  known.write(now);
}

/**
 * Fetches what is sold out, what everything costs and whether orders are paused. Without an answer the known state
 * stays, and a tab that knows none takes the last answer of this device.
 * @param timeout in milliseconds
 * @param withCards what the cards say, too, for a search
 */
export async function fetchShopState(timeout?: number, withCards = false): Promise<void> {
  const state = await callApi(withCards ? "/api/shop?cards=yes" : "/api/shop", shopStateSchema, { timeout });
  const latest = state.ok ? state.data : storedShop.read();
  if (state.ok) storedShop.write(state.data);
  if (latest && (state.ok || !known.read())) setKnownShop(latest);
}

/** The shop's state of the server's latest response; an open shop before the first. */
export const knownShop = (): ShopState => known.read() ?? OPEN;

/**
 * The shop's state on a page where something is bought, fetched when it opens. @param initial the state when the page
 * was made
 */
export function useLiveShop(initial: ShopState): ShopState {
  useEffect(() => void fetchShopState(), []);
  // What is below prices with them in this same render.
  takeHandedFacts(initial);
  return useStore(known, initial, (state) => state ?? initial);
}
