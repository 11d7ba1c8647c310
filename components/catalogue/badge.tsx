"use client";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";

/** The badge on a product's picture: that it is new, or how much less this customer pays. */
export function Badge({ amount }: { amount: number }) {
  return <span className="badge">{useShownPrice(amount).badge}</span>;
}
