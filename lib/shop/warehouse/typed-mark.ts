import { tappableIn } from "#lib/shop/messages/untappable.ts";
import type { Order } from "#lib/shop/order/order.ts";

/** What staff must know before they follow what an order's customer typed, or null. */
export function typedMark({ guest_name, guest_address }: Pick<Order, "guest_name" | "guest_address">): string | null {
  const kinds = [guest_name, guest_address].map(tappableIn);
  if (kinds.includes("link")) return "Contains a link";
  return kinds.includes("number") ? "Contains a number to call" : null;
}
