import "server-only";
import { CANCEL_GRACE } from "#lib/server/outbox/policies/outdated.ts";
import { env } from "#lib/server/settings/env.ts";
import { type Message, newMessage } from "#lib/server/store/message.ts";
import { mailboxOf } from "#lib/shop/customer/mailbox.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isUsualStatus, rowOf } from "#lib/shop/order/order-status.ts";

/** The common properties of messages: their order, their time, and the status entry that they report. */
type About = Pick<Message, "order_id" | "entry" | "change"> & { now: number; due: number };

/** The messages of a new order: one to each recipient whose channel is configured. Saved with the order itself. */
export function messagesForNewOrder(order: Order, now: number): Message[] {
  const about = { order_id: order.order_id, now, entry: 0, change: null, due: now };
  return [...mailsToWarehouse(about), ...whatsAppsToWarehouse(about), ...toCustomer(about, order)];
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
  const about = { order_id: order.order_id, now, entry, change: null, due: now + CANCEL_GRACE };
  const before = order.status_history.at(-2)?.status;
  const after = order.status;
  const concernsWarehouse = rowOf(before ?? "").isStopped || rowOf(after).isStopped;
  return [
    ...(concernsWarehouse ? mailsToWarehouse(about) : []),
    ...(concernsWarehouse && notify !== false ? whatsAppsToWarehouse(about) : []),
    ...((notify ?? isUsualStatus(after)) ? toCustomer(about, order) : []),
  ];
}

/**
 * The messages of a change that the customer asked for: the warehouse hears the difference at once, the customer the
 * new total after a minute, in which another change may follow.
 * @param order with the change as the last entry of its history
 * @param notify false: only the warehouse's mailboxes are notified
 */
export function messagesForChange(order: Order, notify: boolean | undefined, now: number): Message[] {
  const about = { order_id: order.order_id, now, entry: 0, change: order.history.length - 1, due: now };
  const others = () => [...whatsAppsToWarehouse(about), ...toCustomer({ ...about, due: now + CANCEL_GRACE }, order)];
  return [...mailsToWarehouse(about), ...(notify === false ? [] : others())];
}

const mailsToWarehouse = (about: About) => toWarehouse(about, "warehouse-email", env().mail.warehouse);
const whatsAppsToWarehouse = (about: About) => toWarehouse(about, "whatsapp", env().whatsapp?.to ?? []);

function toWarehouse(about: About, kind: "warehouse-email" | "whatsapp", recipients: string[]): Message[] {
  return recipients.map((recipient, index) => {
    // The first mail has no number.
    const name = kind === "warehouse-email" && index === 0 ? kind : `${kind}:${index + 1}`;
    return newMessage({ ...about, name: nameOf(about, name), kind, recipient });
  });
}

/** One message for each channel to this customer. */
function toCustomer(about: About, { guest_email, guest_phone }: Order): Message[] {
  const isNew = about.entry === 0 && about.change === null;
  const event = isNew ? "customer" : eventOf(about);
  // What limits the orders that message one customer counts their placing alone.
  const by = (channel: "email" | "sms", recipient: string, as: string) =>
    newMessage({
      ...about,
      name: `${event}-${channel}`,
      kind: `customer-${channel}`,
      recipient,
      counted_as: isNew ? as : null,
    });
  // In one case: otherwise each spelling of a stranger's address would be messaged as an address of its own.
  const address = guest_email?.toLowerCase();
  const number = `+91${guest_phone}`;
  return [
    ...(address ? [by("email", address, mailboxOf(address))] : []),
    // An erased customer has no number any more.
    ...(env().whatsapp?.smsFrom && indianMobile.test(guest_phone) ? [by("sms", number, number)] : []),
  ];
}

/**
 * The message to the fallback number, when the other WhatsApp messages of an entry have failed; null without a number.
 */
export function fallbackMessage(failed: Pick<Message, "order_id" | "entry" | "change">, now: number): Message | null {
  const recipient = env().whatsapp?.fallback;
  if (!recipient) return null;
  const { order_id, entry, change } = failed;
  const about = { order_id, entry, change, now };
  return newMessage({ ...about, name: nameOf(about, "whatsapp:fallback"), kind: "whatsapp", recipient });
}

/** A message's name for the placing, for a later entry of the order's status history, or for a change. */
function nameOf(about: Pick<About, "entry" | "change">, name: string): string {
  return about.entry === 0 && about.change === null ? name : `${eventOf(about)}-${name}`;
}

const eventOf = ({ entry, change }: Pick<About, "entry" | "change">) =>
  change === null ? `status-${entry}` : `change-${change}`;
