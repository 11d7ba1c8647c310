import { untappable } from "#lib/shop/customer/untappable.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { paymentNote } from "#lib/shop/order/payment.ts";
import { pickCount } from "#lib/shop/warehouse/pick-list.ts";

/** So many orders fit into one WhatsApp message with a line of each, and into the values of an approved template. */
export const MOST_IN_DIGEST = 10;
/** Longer names are cut, in characters: ten lines must fit. */
const LONGEST_NAME = 20;

const lineOf = (order: Order) =>
  `${spokenNumber(order.order_id)}: ${pickCount(order.items)}, ${rupees(order.total_price)}, ${shortName(order)}`;

function shortName({ guest_name }: Order): string {
  const name = untappable(guest_name);
  const characters = [...name];
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME - 1).join("")}…`;
}

const sumOf = (orders: Order[]) => rupees(orders.reduce((sum, { total_price }) => sum + total_price, 0));

/**
 * The warehouse's WhatsApp message about several new orders, when they come too fast for a message each.
 * @param orders 2 to MOST_IN_DIGEST
 * @param page where staff find them with all facts
 */
export function digestMessage(orders: Order[], page: string): string {
  return [
    `*${shop.name}: ${orders.length} new orders*`,
    ...orders.map(lineOf),
    `Together ${sumOf(orders)}, ${paymentNote(null)}`,
    `Addresses and slips: ${page}`,
  ].join("\n");
}

/** The same as the values of the approved template, {{1}} to {{6}} (whatsapp-message.ts). */
export function digestVariables(orders: Order[], page: string): Record<string, string> {
  return {
    "1": `list (${orders.length} orders at once)`,
    "2": orders.map(lineOf).join("; "),
    "3": sumOf(orders),
    "4": `${orders.length} customers, each named above`,
    "5": `on the slips: ${page}`,
    "6": "as each slip says",
  };
}
