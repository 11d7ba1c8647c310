import { tappableIn } from "#lib/shop/customer/untappable.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { deliverTo } from "#lib/shop/order/order-facts.ts";

/** What staff must know before they follow what an order's customer typed, or null. */
export function typedMark(order: Order): string | null {
  const kinds = [order.guest_name, ...deliverTo(order)].map(tappableIn);
  if (kinds.includes("link")) return "Contains a link";
  return kinds.includes("number") ? "Contains a number to call" : null;
}
