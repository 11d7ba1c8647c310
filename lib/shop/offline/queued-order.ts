import * as z from "zod/mini";
import { checkoutDraftSchema } from "#lib/shop/checkout/checkout-draft.ts";
import { orderSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";

const text = z.string();

/** The state of a queued order: one that the server could not be given. */
const queueStateSchema = z.discriminatedUnion("state", [
  /** It is sent again until the server has it; the message of the last attempt is stored as `sentence`. */
  z.object({
    state: z.literal("waiting"),
    sentence: z.nullable(text),
    /** Something answered the last attempt: the device is online. Missing in what an older version stored. */
    answered: z.optional(z.boolean()),
  }),
  /** The server refused it: nothing more is sent before the shopper has agreed. The quote holds the true figures. */
  z.object({ state: z.literal("needs_ok"), sentence: text, quote: z.nullable(wireQuoteSchema) }),
  /** The server has it; it stays in the queue until the customer has seen that. */
  z.object({ state: z.literal("placed"), order: orderSchema }),
]);
export type QueueState = z.infer<typeof queueStateSchema>;

/**
 * A queued order, as it is stored in "demo_orders" or "orders". `fate`, `sentence` and `kept_at` are the names on the device:
 * another name would lose the orders that wait there.
 */
const queuedOrderSchema = z.object({
  order_id: text,
  /** Its user; null for a guest's. It is sent with that user's token only, and shown to no other user. */
  user_id: z.nullable(text),
  /** ISO 8601. */
  kept_at: text,
  draft: checkoutDraftSchema,
  fate: queueStateSchema,
});
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/**
 * The orders in a stored list. What can't be read, of an older version say, is passed over and stays in the list, so that
 * one torn entry costs no other.
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
  return list.some(isIt) ? list.map((entry) => (isIt(entry) ? order : entry)) : [...list, order];
}

/** The list without this order; all else stays, read or not. */
export function withoutQueued(list: unknown[], orderId: string): unknown[] {
  return list.filter((entry) => !isEntryOf(orderId)(entry));
}

function isEntryOf(orderId: string): (entry: unknown) => boolean {
  return (entry) => queuedOrdersIn([entry])[0]?.order_id === orderId;
}

/** Returns true when this user (null: a guest) may see a queued order. A guest's order is shown to everybody at this browser. */
export function isShownTo(order: QueuedOrder, userId: string | null): boolean {
  return order.user_id === null || order.user_id === userId;
}

/** The queued order to show first: one that needs the customer's OK, then a placed one, then a waiting one. */
export function mostUrgent(orders: QueuedOrder[]): QueuedOrder | undefined {
  const urgency: QueueState["state"][] = ["needs_ok", "placed", "waiting"];
  return urgency.flatMap((state) => orders.filter(({ fate }) => fate.state === state))[0];
}
