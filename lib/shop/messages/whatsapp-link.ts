import { spokenNumber } from "#lib/shop/order/order.ts";
import { contactLinks, shop } from "#lib/shop/shop.ts";

/** Opens a chat with the shop about an order. Its text has the number to say aloud and nothing else of the order. */
export function askOnWhatsApp(orderId: string): string {
  const text = `Hello ${shop.name}, I have a question about my order ${spokenNumber(orderId)}.`;
  return `${contactLinks.whatsapp}?text=${encodeURIComponent(text)}`;
}
