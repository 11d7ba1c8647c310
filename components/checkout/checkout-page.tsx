"use client";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { OrderDetails } from "./order-details";
import { OrderSummary } from "./order-summary";

type Props = {
  step: "details" | "summary";
  /** The shop's state when the page was made. */
  initial: ShopState;
  /** Where the shop delivers, in the page's language: 'all over India'. The address is typed on the first step. */
  where?: string;
};

/**
 * A page of the checkout. Both are one script: most of it is needed on both, who opens the first goes on to the second,
 * and what is fetched ahead for an order without a connection has it once.
 */
export function CheckoutPage({ step, initial, where = "" }: Props) {
  return step === "details" ? <OrderDetails initial={initial} where={where} /> : <OrderSummary initial={initial} />;
}
