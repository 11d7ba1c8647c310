import "server-only";
import { env } from "@/lib/server/env";
import type { Order } from "@/lib/shop/order";
import { type Message, newMessage } from "./message";

/** The messages that a new order causes: one to each reader whose way is configured. Saved with the order itself. */
export function messagesForNewOrder(order: Order, now: number): Message[] {
  const { order_id } = order;
  const kind = "warehouse-email";
  const toWarehouse = newMessage({ order_id, name: kind, kind, recipient: env().mail.warehouse, now });
  const toNumbers = (env().whatsapp?.to ?? []).map((recipient, index) =>
    newMessage({ order_id, name: `whatsapp:${index + 1}`, kind: "whatsapp", recipient, now }),
  );
  return [toWarehouse, ...toNumbers, ...toCustomer(order, "customer-email", now)];
}

/** The messages that a change of status causes. @param order with the change as the last entry of its history */
export function messagesForStatus(order: Order, now: number): Message[] {
  const entry = order.status_history.length - 1;
  return toCustomer(order, `status-${entry}-email`, now, entry);
}

function toCustomer({ order_id, guest_email }: Order, name: string, now: number, entry = 0): Message[] {
  if (guest_email === null) return [];
  return [newMessage({ order_id, name, kind: "customer-email", recipient: guest_email, now, entry })];
}

/** The message to the fallback number, for an order whose WhatsApp messages have all failed; null without such a number. */
export function fallbackMessage(orderId: string, now: number): Message | null {
  const recipient = env().whatsapp?.fallback;
  if (!recipient) return null;
  return newMessage({ order_id: orderId, name: "whatsapp:fallback", kind: "whatsapp", recipient, now });
}
