import type { Order } from "#lib/shop/order/order.ts";
import { PACKED, SHIPPED } from "#lib/shop/order/order-status.ts";
import { waitsForPayment } from "#lib/shop/order/payment.ts";

/** Why an order should not leave yet, in a sentence, or null. One that has left may get another number. */
export function whyNotShip(order: Order): string | null {
  const { status } = order;
  if (status === SHIPPED) return null;
  if (status !== PACKED) return "It is not packed yet.";
  return waitsForPayment(order) ? "It is not paid yet." : null;
}
