import type { OrderItem } from "#lib/shop/order/order.ts";
import { rupees } from "#lib/shop/pricing/money.ts";

/** A list longer than this, in characters, may be written in its short form. */
const LONG_LIST = 800;
/** The short form must save at least this share of the list to be worth its cut names. */
const WORTHWHILE_SAVING = 0.3;

/** A name cut to a length: more than `longest` characters become `longest - 3` and three dots. */
export function shortenName(name: string, longest: number): string {
  const characters = [...name];
  return characters.length > longest ? `${characters.slice(0, longest - 3).join("")}...` : name;
}

/**
 * The items of an order as lines of text, for mail and WhatsApp: names over 25 characters cut to 22 and dots. A list of
 * more than 800 characters takes its short form (names of 15, or 12 and dots) when that saves at least 30%.
 */
export function itemsList(items: OrderItem[]): string {
  return shortOrFull(items.map(fullLine).join("\n"), items.map(shortLine).join("\n"));
}

/** Which of the two forms is sent; apart, so that the 30% can be tested to the character. */
export function shortOrFull(full: string, short: string): string {
  const saving = full.length - short.length;
  return full.length > LONG_LIST && saving >= full.length * WORTHWHILE_SAVING ? short : full;
}

function fullLine({ name, qty, price }: OrderItem, index: number): string {
  const cost = price === 0 ? "FREE sample" : `${rupees(price)} each = ${rupees(price * qty)}`;
  return `${index + 1}. ${shortenName(name, 25)} x ${qty}, ${cost}`;
}

function shortLine({ name, qty, price }: OrderItem): string {
  return `${shortenName(name, 15)} x${qty} ${price === 0 ? "FREE" : rupees(price * qty)}`;
}
