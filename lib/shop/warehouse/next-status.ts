import type { Order } from "#lib/shop/order/order.ts";
import { CANCELLED, PACKED, SHIPPED, TO_PACK, usualStatuses } from "#lib/shop/order/order-status.ts";
import { waitsForPayment } from "#lib/shop/order/payment.ts";

/** The usual statuses as parcels go through them. */
const way: string[] = usualStatuses.filter((status) => status !== CANCELLED);

/** The status that usually follows, or null after the last one, a cancelled order and a status of staff's own. */
export function nextStatus(status: string): string | null {
  return way.find((_, index) => way[index - 1] === status) ?? null;
}

/** The status that the warehouse gives next: a new order is packed without being confirmed first; null as above. */
export function nextStep(status: string): string | null {
  return TO_PACK.includes(status) ? PACKED : nextStatus(status);
}

/**
 * The statuses from which an order usually comes to this one; undefined for a status that any order may get, as
 * 'cancelled' or one of staff's own.
 */
export function statusesBefore(status: string): string[] | undefined {
  return way.includes(status) ? way.slice(0, way.indexOf(status)) : undefined;
}

/** Returns true when an order has reached a status, or has gone further. */
export function hasReached(status: string, step: string): boolean {
  return status === step || (statusesBefore(status)?.includes(step) ?? false);
}

/** Returns true when a change goes back: 'delivered' to 'packed', or away from 'cancelled'. */
export function isGoingBack(from: string, to: string): boolean {
  return from === CANCELLED || (statusesBefore(from)?.includes(to) ?? false);
}

/** Why an order should not leave yet, in a sentence, or null. One that has left may get another number. */
export function whyNotShip(order: Order): string | null {
  const { status } = order;
  if (status === SHIPPED) return null;
  if (status !== PACKED) return "It is not packed yet.";
  return waitsForPayment(order) ? "It is not paid yet." : null;
}
