import "server-only";
import { channelOf } from "#lib/server/outbox/channels/registry.ts";
import type { Message, MessageChange } from "#lib/server/store/message.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isSameParcel, rowOf } from "#lib/shop/order/order-status.ts";

/** The delay of the messages of a status change, in milliseconds: a mistake can be undone before they are sent. */
export const CANCEL_GRACE = 60_000;

/** The outcome of a message that need not be sent any more. */
export const skipped: MessageChange = { state: "skipped", reason: null };

/**
 * Returns the change of a message that its order's status has outdated, or null when it is to be sent. Called at each
 * attempt: the status may have changed while the provider was down.
 * @param message leased, so that its `attempts` count a try which is not made
 * @throws StoreUnavailable
 */
export async function outdated(order: Order, message: Message, now: number): Promise<MessageChange | null> {
  if (message.entry === 0 && rowOf(order.status).isStopped) return whileCancelled(order, message, now);
  if (message.change !== null) return isOfWarehouse(message) ? null : lastChangeAlone(order, message);
  if (message.entry === 0) return null;
  if (message.entry < order.status_history.length - 1) return skipped;
  const others = (await openStore().messagesOf(order.order_id)).filter(({ id }) => id !== message.id);
  const concernsReader = isOfWarehouse(message) ? concernsWarehouse : concernsCustomer;
  return concernsReader(order, message, others) ? null : skipped;
}

/** The cancellation may be a mistake: as long as it can be undone unseen, the order's first messages wait. */
function whileCancelled({ status_history }: Order, message: Message, now: number): MessageChange {
  const until = Date.parse(status_history.at(-1)?.at ?? "") + CANCEL_GRACE;
  // A clock that was ahead when the order was cancelled must not delay its messages for longer.
  if (now < until) return { attempts: message.attempts - 1, due_at: Math.min(until, now + CANCEL_GRACE) };
  return skipped;
}

/** The customer hears the last of several changes alone: it has the total that holds. */
async function lastChangeAlone({ order_id }: Order, { kind, change }: Message): Promise<MessageChange | null> {
  const others = await openStore().messagesOf(order_id);
  return others.some((other) => other.kind === kind && (other.change ?? -1) > (change ?? 0)) ? skipped : null;
}

/**
 * Returns true when the last message that this customer got on this channel reported another status, or another parcel.
 */
function concernsCustomer({ status_history }: Order, message: Message, others: Message[]): boolean {
  const sent = others.filter(({ kind, state, entry }) => kind === message.kind && state === "sent" && entry > 0);
  const last = Math.max(0, ...sent.map(({ entry }) => entry));
  const reported = status_history[last];
  const current = status_history[message.entry];
  return reported?.status !== current?.status || !isSameParcel(reported?.tracking ?? null, current?.tracking ?? null);
}

/**
 * A cancellation concerns a warehouse that got the order's message, or may have: a failed attempt may have arrived.
 * That an order continues concerns one that got the cancellation, or that never got the order's message.
 */
function concernsWarehouse({ status }: Order, { entry }: Message, others: Message[]): boolean {
  const earlier = others.filter(
    (other) => isOfWarehouse(other) && other.change === null && other.entry >= 0 && other.entry < entry,
  );
  if (rowOf(status).isStopped)
    return earlier.some(({ state, attempts }) => state === "sent" || (attempts > 0 && state === "pending"));
  return earlier.some(({ state, entry: earlierEntry }) =>
    earlierEntry === 0 ? state === "skipped" : state === "sent",
  );
}

const isOfWarehouse = (message: Message) => channelOf(message).reader === "warehouse";
