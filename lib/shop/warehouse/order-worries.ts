import { indianMobile } from "#lib/shop/customer/phone.ts";
import { PROCESSING_DAYS } from "#lib/shop/order/delivery.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isToPack } from "#lib/shop/order/order-status.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many open orders of one phone or one address are worth a look. */
const MANY = 3;

/**
 * Returns true for a message that was not tried yet and is not due, as one to a customer is in its first minute: nobody
 * has to do anything about it. @param now in milliseconds since 1970
 */
export function isNotDueYet(
  { attempts, reason, next_try_at }: { attempts: number; reason: string | null; next_try_at: string | null },
  now: number,
): boolean {
  return attempts === 0 && reason === null && next_try_at !== null && Date.parse(next_try_at) > now;
}

/**
 * The orders that wait for packing longer than the shop promises, oldest first. @param now in milliseconds since 1970
 */
export function lateOrders(orders: Order[], now: number): Order[] {
  const latest = now - PROCESSING_DAYS.most * DAY_MS;
  return orders
    .filter(({ status, created_at }) => isToPack(status) && Date.parse(created_at) < latest)
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
}

/**
 * Three or more of these orders with one phone number or one address: a family, or somebody who plays with the shop.
 * Erased customers have neither.
 */
export function repeatedOrders(all: Order[]) {
  const orders = all.filter(({ guest_phone }) => indianMobile.test(guest_phone));
  return [
    ...groups(orders, ({ guest_phone }) => guest_phone).map((group) => ({ what: "phone" as const, ...group })),
    ...groups(orders, ({ guest_address }) =>
      guest_address
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    ).map((group) => ({ ...group, what: "address" as const, value: group.orders[0]?.guest_address ?? group.value })),
  ];
}

function groups(orders: Order[], keyOf: (order: Order) => string): { value: string; orders: Order[] }[] {
  return [...Map.groupBy(orders, keyOf)]
    .filter(([, group]) => group.length >= MANY)
    .map(([value, group]) => ({ value, orders: group }))
    .sort((a, b) => b.orders.length - a.orders.length);
}
