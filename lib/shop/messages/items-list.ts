import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { SAMPLE_GRAMS } from "#lib/shop/offers/free-samples.ts";
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

/** The same with whole names, for who has the room to read them. */
export function wholeItemsList(items: OrderItem[]): string {
  return items.map((item, index) => line(item, item.name, index)).join("\n");
}

const fullLine = (item: OrderItem, index: number) => line(item, shortenName(item.name, 25), index);

/** With the size: a sample must not look like a pack. */
function line({ name, qty, price }: OrderItem, shown: string, index: number): string {
  const cost = price === 0 ? "FREE sample" : `${rupees(price)} each = ${rupees(price * qty)}`;
  return `${index + 1}. ${shown} x ${qty}, ${cost} (${sizeOf({ name, price })})`;
}

function shortLine({ name, qty, price }: OrderItem): string {
  return `${shortenName(name, 15)} x${qty} ${price === 0 ? "FREE" : rupees(price * qty)} ${sizeOf({ name, price })}`;
}

const sizeOf = ({ name, price }: Pick<OrderItem, "name" | "price">) => `${price === 0 ? SAMPLE_GRAMS : gramsOf(name)}g`;
