import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import { phoneOfOrder } from "./device-orders.ts";

/** The phone number of an order that this browser placed as a guest's, or that this tab has just placed; null for any other. */
export function phoneOfKnownOrder(orderId: string): string | null {
  const draft = readDraft();
  const placed = draft && placedOrder(draft.status);
  return placed?.order_id === orderId ? placed.guest_phone : phoneOfOrder(orderId);
}
