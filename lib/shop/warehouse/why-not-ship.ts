import type { Order } from "#lib/shop/order/order.ts";
import { SHIPPED } from "#lib/shop/order/order-status.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { PACKED } from "./next-status.ts";

/** Why an order should not leave yet, in a sentence, or null. One that has left may get another number. */
export function whyNotShip({ status, paid }: Pick<Order, "status" | "paid">): string | null {
  if (status === SHIPPED) return null;
  if (status !== PACKED) return "It is not packed yet.";
  return paymentWay() === "upi" && paid === null ? "It is not paid yet." : null;
}
