import { weightText } from "#lib/shop/catalogue/weights.ts";
import { contactLinks, shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";

/** So many lines fit into an address that every phone opens. */
const MOST_LINES = 20;

/**
 * Opens a chat that orders these packs: 'Hello, I would like to order: 2 × … (200g, ₹180), 1 × ….' An empty chat
 * without any. Apart from askOnWhatsApp, so that a page that shows products does not load the schema of an order.
 */
export function orderOnWhatsApp(lines: Line[]): string {
  if (lines.length === 0) return contactLinks.whatsapp;
  const items = lines.map((line) => `${line.qty} × ${line.name}${factsOf(line)}`);
  const more = items.length > MOST_LINES ? ` and ${items.length - MOST_LINES} more` : "";
  const text = `Hello ${shop.name}, I would like to order: ${items.slice(0, MOST_LINES).join(", ")}${more}.`;
  return `${contactLinks.whatsapp}?text=${encodeURIComponent(text)}`;
}

/** What stands behind a line's name. A cart's line has no grams. */
function factsOf({ grams, price }: Line): string {
  if (isSample({ price })) return " (free sample)";
  return grams === undefined ? ` (${rupees(price)})` : ` (${weightText(grams)}, ${rupees(price)})`;
}
