import { useEffect } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { shopStateSchema } from "#lib/shop/shop-state/shop-state-schema.ts";
import { setKnownShop, useKnownShop } from "./known-shop.ts";

/**
 * Fetches what is sold out and whether orders are paused; the known state stays without a response.
 * @param timeout in milliseconds
 */
export async function fetchShopState(timeout?: number): Promise<void> {
  const state = await callApi("/api/shop", shopStateSchema, { timeout });
  if (state.ok) setKnownShop(state.data);
}

/** The shop's state on a page where something is bought, fetched when it opens. @param initial the state when the page was made */
export function useLiveShop(initial: ShopState): ShopState {
  useEffect(() => void fetchShopState(), []);
  return useKnownShop(initial);
}
