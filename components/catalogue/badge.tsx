"use client";
import { useShownPrice } from "#lib/browser/offers/offer-storage.ts";

/** What is said in a corner of a product's picture: that it is new, or how much less this shopper pays. */
export function Badge({ amount }: { amount: number }) {
  return <span className="badge">{useShownPrice(amount).badge}</span>;
}
