import "server-only";
import { env } from "@/lib/server/env";
import type { Order } from "@/lib/shop/order";
import { indianMobile } from "@/lib/shop/phone";
import { type Message, newMessage } from "./message";

/** The messages that a new order causes: one to each reader whose way is configured. Saved with the order itself. */
export function messagesForNewOrder(order: Order, now: number): Message[] {
  const { order_id } = order;
  const kind = "warehouse-email";
  const toWarehouse = newMessage({ order_id, name: kind, kind, recipient: env().mail.warehouse, now });
  const toNumbers = (env().whatsapp?.to ?? []).map((recipient, index) =>
    newMessage({ order_id, name: `whatsapp:${index + 1}`, kind: "whatsapp", recipient, now }),
  );
  return [toWarehouse, ...toNumbers, ...toCustomer(order, "customer", now)];
}

/** The messages that a change of status causes. @param order with the change as the last entry of its history */
export function messagesForStatus(order: Order, now: number): Message[] {
  const entry = order.status_history.length - 1;
  return toCustomer(order, `status-${entry}`, now, entry);
}

/** One message for each way that reaches this customer. @param event what its messages' names begin with */
function toCustomer({ order_id, guest_email, guest_phone }: Order, event: string, now: number, entry = 0): Message[] {
  const about = { order_id, now, entry };
  const messages: Message[] = [];
  if (guest_email !== null)
    messages.push(newMessage({ ...about, name: `${event}-email`, kind: "customer-email", recipient: guest_email }));
  // A customer who was forgotten on request has no number any more.
  if (env().whatsapp?.smsFrom && indianMobile.test(guest_phone))
    messages.push(newMessage({ ...about, name: `${event}-sms`, kind: "customer-sms", recipient: `+91${guest_phone}` }));
  return messages;
}

/** The message to the fallback number, for an order whose WhatsApp messages have all failed; null without such a number. */
export function fallbackMessage(orderId: string, now: number): Message | null {
  const recipient = env().whatsapp?.fallback;
  if (!recipient) return null;
  return newMessage({ order_id: orderId, name: "whatsapp:fallback", kind: "whatsapp", recipient, now });
}
