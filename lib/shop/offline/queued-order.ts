import * as z from "zod/mini";
import { checkoutDraftSchema } from "#lib/shop/checkout/checkout-draft.ts";
import { orderSchema, wireQuoteSchema } from "#lib/shop/order/order.ts";

const text = z.string();

/** Where an order stands that a browser keeps because the server could not be reached. */
const queueStateSchema = z.discriminatedUnion("state", [
  /** It is sent again until the server has it; the message of the last attempt is stored as `sentence`. */
  z.object({
    state: z.literal("waiting"),
    sentence: z.nullable(text),
    /** Something answered the last try: the device is online. Missing in what an older version kept. */
    answered: z.optional(z.boolean()),
  }),
  /** The server refused it: nothing more is sent before the shopper has agreed. The quote holds the true figures. */
  z.object({ state: z.literal("needs_ok"), sentence: text, quote: z.nullable(wireQuoteSchema) }),
  /** The server has it; kept until the shopper has been told. */
  z.object({ state: z.literal("placed"), order: orderSchema }),
]);
export type QueueState = z.infer<typeof queueStateSchema>;

/** An order kept on the device, as it stands in "demo_orders" or "orders". */
const queuedOrderSchema = z.object({
  order_id: text,
  /** Whose it is; null for a guest's. It is sent with that user's token alone, and shown to nobody else. */
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

/** May this user (null: a guest) be shown a kept order? A guest's is anybody's who sits at this browser. */
export function isShownTo(order: QueuedOrder, userId: string | null): boolean {
  return order.user_id === null || order.user_id === userId;
}

/** Which of several is to be told of first: the one that waits for an answer, then good news, then what only waits. */
export function mostUrgent(orders: QueuedOrder[]): QueuedOrder | undefined {
  const urgency: QueueState["state"][] = ["needs_ok", "placed", "waiting"];
  return urgency.flatMap((state) => orders.filter(({ fate }) => fate.state === state))[0];
}
