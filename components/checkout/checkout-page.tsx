"use client";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { OrderDetails } from "./order-details";
import { OrderSummary } from "./order-summary";

type Props = {
  step: "details" | "summary";
  /** The shop's state when the page was made. */
  initial: ShopState;
};

/**
 * A page of the checkout. Both are one script: most of it is needed on both, who opens the first goes on to the second, and what is
 * fetched ahead for an order without a connection has it once.
 */
export function CheckoutPage({ step, initial }: Props) {
  return step === "details" ? <OrderDetails initial={initial} /> : <OrderSummary initial={initial} />;
}
