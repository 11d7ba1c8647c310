import "server-only";
import type { Channel, To } from "#lib/server/outbox/channels/channel.ts";
import { channelOf, channels } from "#lib/server/outbox/channels/registry.ts";
import { CANCEL_GRACE } from "#lib/server/outbox/policies/outdated.ts";
import { type Message, newMessage } from "#lib/server/store/message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isUsualStatus, rowOf } from "#lib/shop/order/order-status.ts";

/** What messages are about: the placing, a later entry of the order's status history, or a change. */
type Event = Pick<Message, "entry" | "change">;
/** When a reader hears of it, in milliseconds since 1970; null: not at all. */
type Due = Record<Channel["reader"], number | null>;

/** The messages of a new order: one to each recipient whose channel is configured. Saved with the order itself. */
export function messagesForNewOrder(order: Order, now: number): Message[] {
  return messagesAbout(order, { entry: 0, change: null }, { warehouse: now, customer: now }, true, now);
}

/**
 * The messages of a status change. The warehouse gets one when an order is cancelled, and when a cancelled one
 * continues.
 * @param order with the change as the last entry of its history
 * @param notify whether the customer gets a message; undefined: for the usual statuses. False also avoids paid
 *   messages: when staff cancel hundreds of fake orders, the warehouse gets e-mails only
 */
export function messagesForStatus(order: Order, notify: boolean | undefined, now: number): Message[] {
  const entry = order.status_history.length - 1;
  const { status } = order;
  const concernsWarehouse = rowOf(status).isStopped || rowOf(order.status_history.at(-2)?.status ?? "").isStopped;
  const due = now + CANCEL_GRACE;
  const dueFor = {
    warehouse: concernsWarehouse ? due : null,
    customer: (notify ?? isUsualStatus(status)) ? due : null,
  };
  return messagesAbout(order, { entry, change: null }, dueFor, notify !== false, now);
}

/**
 * The messages of a change that the customer asked for: the warehouse hears the difference at once, the customer the
 * new total after a minute, in which another change may follow.
 * @param order with the change as the last entry of its history
 * @param notify false: only the warehouse's mailboxes are notified
 */
export function messagesForChange(order: Order, notify: boolean | undefined, now: number): Message[] {
  const isPaid = notify !== false;
  const due = { warehouse: now, customer: isPaid ? now + CANCEL_GRACE : null };
  return messagesAbout(order, { entry: 0, change: order.history.length - 1 }, due, isPaid, now);
}

/** One message for each recipient of each channel. @param isPaid false: none that is paid for */
function messagesAbout(order: Order, event: Event, dueFor: Due, isPaid: boolean, now: number): Message[] {
  const { order_id } = order;
  return channels.flatMap((channel) => {
    const due = dueFor[channel.reader];
    if (due === null || (channel.ceilings[0] === "paid" && !isPaid)) return [];
    return channel.to(order).map((to) => messageTo(to, channel, { ...event, order_id, now, due }));
  });
}

/** The message to the fallback number, when all others of its channel have failed; null where there is none. */
export function fallbackMessage(failed: Message, now: number): Message | null {
  const channel = channelOf(failed);
  const to = failed.order_id ? channel.fallback?.() : null;
  const { order_id, entry, change } = failed;
  return to ? messageTo(to, channel, { order_id, entry, change, now, due: now }) : null;
}

function messageTo(to: To, { kind, later }: Channel, about: Event & { order_id: string; now: number; due: number }) {
  const { entry, change } = about;
  const { recipient, end = "", counted_as = null } = to;
  const isNew = entry === 0 && change === null;
  const event = change === null ? `status-${entry}` : `change-${change}`;
  const name = isNew ? kind : `${event}-${later ?? kind}`;
  // What limits the orders that message one customer counts their placing alone.
  return newMessage({ ...about, name: name + end, kind, recipient, counted_as: isNew ? counted_as : null });
}
