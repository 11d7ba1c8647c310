import "server-only";
import type { Order } from "#lib/shop/order/order.ts";

/** A changed order with its next version; the order itself where nothing was changed. */
export function withNextVersion(before: Order, after: Order): Order {
  return after === before ? before : { ...after, version: before.version + 1 };
}
