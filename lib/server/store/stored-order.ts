import "server-only";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { asPlaced } from "#lib/shop/order/order-item.ts";

/** An order as a store has it. What earlier versions did not save of a line is filled in from today's catalogue, by its name. */
export function storedOrder(stored: unknown): Order {
  const order = orderSchema.parse(stored);
  return { ...order, items: order.items.map(asPlaced) };
}

/** A changed order with its next version; the order itself where nothing was changed. */
export function withNextVersion(before: Order, after: Order): Order {
  return after === before ? before : { ...after, version: before.version + 1 };
}
