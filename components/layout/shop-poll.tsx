"use client";
import { useEffect } from "react";
import { pollShopState } from "#lib/browser/shop-state/poll-shop-state.ts";

/** Keeps a page that stays open in step with what is sold out and with pauses. Renders nothing. */
export function ShopPoll() {
  useEffect(pollShopState, []);
  return null;
}
