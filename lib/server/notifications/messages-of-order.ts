import "server-only";
import { env } from "@/lib/server/env";
import { type Message, newMessage } from "./message";

/** The messages that a new order causes: one to each reader whose way is configured. Saved with the order itself. */
export function messagesForNewOrder(orderId: string, now: number): Message[] {
  const email = newMessage(orderId, "warehouse-email", "warehouse-email", env().mail.warehouse, now);
  const numbers = env().whatsapp?.to ?? [];
  return [
    email,
    ...numbers.map((number, index) => newMessage(orderId, `whatsapp:${index + 1}`, "whatsapp", number, now)),
  ];
}

/** The message to the fallback number, for an order whose WhatsApp messages have all failed; null without such a number. */
export function fallbackMessage(orderId: string, now: number): Message | null {
  const number = env().whatsapp?.fallback;
  return number ? newMessage(orderId, "whatsapp:fallback", "whatsapp", number, now) : null;
}
