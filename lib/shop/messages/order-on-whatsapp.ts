import { contactLinks, shop } from "#lib/shop/shop.ts";

/** So many lines fit into an address that every phone opens. */
const MOST_LINES = 20;

/**
 * Opens a chat that orders these packs: 'Hello, I would like to order: 2 × …, 1 × ….' An empty chat without any. Apart from
 * whatsapp-link.ts, so that a page that shows products does not load the schema of an order.
 */
export function orderOnWhatsApp(lines: { name: string; quantity: number; isSample?: boolean }[]): string {
  if (lines.length === 0) return contactLinks.whatsapp;
  const items = lines.map(({ name, quantity, isSample }) => `${quantity} × ${name}${isSample ? " (free sample)" : ""}`);
  const more = items.length > MOST_LINES ? ` and ${items.length - MOST_LINES} more` : "";
  const text = `Hello ${shop.name}, I would like to order: ${items.slice(0, MOST_LINES).join(", ")}${more}.`;
  return `${contactLinks.whatsapp}?text=${encodeURIComponent(text)}`;
}
