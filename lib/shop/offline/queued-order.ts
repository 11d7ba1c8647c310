import * as z from "zod/mini";
import { checkoutDraftSchema, storedDraft } from "#lib/shop/checkout/checkout-draft.ts";
import type { CheckoutStatus } from "#lib/shop/checkout/checkout-status.ts";

/**
 * A queued order, as it is stored in "demo_orders" or "orders": a checkout draft whose status is queued, needs_ok or
 * placed. A user's order is sent with that user's token only, and shown to no other user. One that was placed stays in
 * the queue until the customer has seen that.
 */
const queuedOrderSchema = z.extend(checkoutDraftSchema, {
  /** ISO 8601. */
  queued_at: z.string(),
});
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/**
 * The orders in a stored list. What can't be read is skipped and stays in the list, so that one torn entry costs no
 * other.
 */
export function queuedOrdersIn(list: unknown[]): QueuedOrder[] {
  return list.flatMap((entry) => {
    const { success, data } = z.safeParse(queuedOrderSchema, entry);
    return success ? [data] : [];
  });
}

/** The list with this order in it, once, in its old place where it had one. */
export function withQueued(list: unknown[], order: QueuedOrder): unknown[] {
  const isIt = isEntryOf(order.order_id);
  const stored = storedDraft(order);
  return list.some(isIt) ? list.map((entry) => (isIt(entry) ? stored : entry)) : [...list, stored];
}

/** The list without this order; all else stays, read or not. */
export function withoutQueued(list: unknown[], orderId: string): unknown[] {
  return list.filter((entry) => !isEntryOf(orderId)(entry));
}

function isEntryOf(orderId: string): (entry: unknown) => boolean {
  return (entry) => queuedOrdersIn([entry])[0]?.order_id === orderId;
}

/**
 * Returns true when this user (null: a guest) may see a queued order. A guest's order is shown to everybody at this
 * browser.
 */
export function isShownTo(order: QueuedOrder, userId: string | null): boolean {
  return order.user_id === null || order.user_id === userId;
}

/** The queued order to show first: one that needs the customer's OK, then a placed one, then a waiting one. */
export function mostUrgent(orders: QueuedOrder[]): QueuedOrder | undefined {
  const urgency: CheckoutStatus["state"][] = ["needs_ok", "placed", "queued"];
  return urgency.flatMap((state) => orders.filter(({ status }) => status.state === state))[0];
}
