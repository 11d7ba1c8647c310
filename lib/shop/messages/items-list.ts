import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { gramsOfItem } from "#lib/shop/order/order-item.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { type ItemLineTexts, itemLine } from "#texts/en/item-line.ts";

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
export function itemsList(items: Line[]): string {
  return shortOrFull(items.map(fullLine).join("\n"), items.map(shortLine).join("\n"));
}

/** Which of the two forms is sent; apart, so that the 30% can be tested to the character. */
export function shortOrFull(full: string, short: string): string {
  const saving = full.length - short.length;
  return full.length > LONG_LIST && saving >= full.length * WORTHWHILE_SAVING ? short : full;
}

/** The same with whole names in the customer's language, for who has the room to read them. */
export function wholeItemsList(items: Line[], language: Language, t: Translate<ItemLineTexts>): string {
  return items.map((item, index) => line(item, lineNameIn(language, item.name), index, t)).join("\n");
}

const fullLine = (item: Line, index: number) => line(item, shortenName(item.name, 25), index, translate(itemLine));

/** With the size: a sample must not look like a pack. */
function line(item: Line, name: string, index: number, t: Translate<ItemLineTexts>): string {
  const { qty, price } = item;
  const cost = price === 0 ? t("sample") : t("each", { price: rupees(price), cost: rupees(price * qty) });
  return t("line", { number: index + 1, name, count: qty, cost, grams: gramsOfItem(item) });
}

function shortLine(item: Line): string {
  const { name, qty, price } = item;
  return `${shortenName(name, 15)} x${qty} ${price === 0 ? "FREE" : rupees(price * qty)} ${gramsOfItem(item)}g`;
}
