import "server-only";
import { env } from "#lib/server/env.ts";
import { CANCEL_GRACE } from "#lib/server/outbox/policies/outdated.ts";
import { type Message, newMessage } from "#lib/server/store/message.ts";
import type { Recipients } from "#lib/server/store/recipients.ts";
import { mailboxOf } from "#lib/shop/customer/mailbox.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { CANCELLED, isUsualStatus } from "#lib/shop/order/order-status.ts";

/** The common properties of messages: their order, their time, the status entry that they report, and who is told. */
type About = { order_id: string; now: number; entry: number; due: number; to: Recipients };

/** The messages of a new order: one to each recipient whose channel is configured. Saved with the order itself. */
export function messagesForNewOrder(order: Order, to: Recipients, now: number): Message[] {
  const about = { order_id: order.order_id, now, entry: 0, due: now, to };
  return [...mailsToWarehouse(about), ...whatsAppsToWarehouse(about), ...toCustomer(order, "customer", about)];
}

/**
 * The messages of a status change. The warehouse gets one when an order is cancelled, and when a cancelled one continues.
 * @param order with the change as the last entry of its history
 * @param notify whether the customer gets a message; undefined: for the usual statuses. False also avoids paid messages:
 * when staff cancel hundreds of fake orders, the warehouse gets e-mails only
 */
export function messagesForStatus(order: Order, notify: boolean | undefined, to: Recipients, now: number): Message[] {
  const entry = order.status_history.length - 1;
  const about = { order_id: order.order_id, now, entry, due: now + CANCEL_GRACE, to };
  const [before, after] = [order.status_history.at(-2)?.status, order.status];
  const concernsWarehouse = before === CANCELLED || after === CANCELLED;
  return [
    ...(concernsWarehouse ? mailsToWarehouse(about) : []),
    ...(concernsWarehouse && notify !== false ? whatsAppsToWarehouse(about) : []),
    ...((notify ?? isUsualStatus(after)) ? toCustomer(order, `status-${entry}`, about) : []),
  ];
}

function mailsToWarehouse({ to, ...about }: About): Message[] {
  const kind = "warehouse-email";
  return to.mail.map((recipient, index) =>
    newMessage({ ...about, name: nameOf(about, index === 0 ? kind : `${kind}:${index + 1}`), kind, recipient }),
  );
}

function whatsAppsToWarehouse({ to, ...about }: About): Message[] {
  return to.whatsapp.map((recipient, index) =>
    newMessage({ ...about, name: nameOf(about, `whatsapp:${index + 1}`), kind: "whatsapp", recipient }),
  );
}

/** One message for each channel to this customer. @param event the beginning of the messages' names */
function toCustomer({ guest_email, guest_phone }: Order, event: string, { to, ...about }: About): Message[] {
  const messages: Message[] = [];
  // What limits the orders that message one customer counts their placing alone.
  const counted = (as: string) => (about.entry === 0 ? { counted_as: as } : {});
  // In one case: otherwise each spelling of a stranger's address would be messaged as an address of its own.
  const address = guest_email?.toLowerCase();
  if (address)
    messages.push(
      newMessage({
        ...about,
        name: `${event}-email`,
        kind: "customer-email",
        recipient: address,
        ...counted(mailboxOf(address)),
      }),
    );
  const number = `+91${guest_phone}`;
  // An erased customer has no number any more.
  if (to.sms && indianMobile.test(guest_phone))
    messages.push(
      newMessage({ ...about, name: `${event}-sms`, kind: "customer-sms", recipient: number, ...counted(number) }),
    );
  return messages;
}

/** The message to the fallback number, when the other WhatsApp messages of an entry have failed; null without a number. */
export function fallbackMessage({ order_id, entry }: Pick<Message, "order_id" | "entry">, now: number): Message | null {
  const recipient = env().whatsapp?.fallback;
  if (!recipient) return null;
  const about = { order_id, entry, now };
  return newMessage({ ...about, name: nameOf(about, "whatsapp:fallback"), kind: "whatsapp", recipient });
}

/** A message's name for the placing, or for a later entry of the order's history. */
function nameOf({ entry }: Pick<About, "entry">, name: string): string {
  return entry === 0 ? name : `status-${entry}-${name}`;
}
