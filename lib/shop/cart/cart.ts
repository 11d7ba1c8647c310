import type { Translate } from "#lib/shop/language/translate.ts";
import { isSample, MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { type Check, isIntegerBetween, isRecord, isStringArray } from "#lib/shop/storage/type-guards.ts";
import type { PackCountTexts } from "#texts/en/pack-count.ts";

/** The most packs in one line, of the cart and of an order. */
export const MAX_QUANTITY = 99;
/** The most lines of one order. */
export const MAX_LINES = 50;

/** One line of the cart as the browser stores it. */
export type CartLine = {
  /** Product name and the time it was added, so that two lines never share one. */
  id: string;
  product_name: string;
  name: string;
  category: string;
  /** Whole rupees for one pack. */
  price: number;
  quantity: number;
  isSample: boolean;
  description: string;
};

/** Checks a stored cart: every line must be valid. */
export const checkCart: Check<CartLine[]> = (value) =>
  Array.isArray(value) && value.every(isLine) ? value : undefined;

function isLine(line: unknown): line is CartLine {
  if (!isRecord(line)) return false;
  const { id, product_name, name, category, description, price, quantity, isSample: sample } = line;
  return (
    isStringArray(id, product_name, name, category, description) &&
    isIntegerBetween(price, 0) &&
    isIntegerBetween(quantity, 1, MAX_QUANTITY) &&
    typeof sample === "boolean"
  );
}

/** What a page hands over to be put into the cart. */
export type CartItem = { name: string; category: string; price: number; description?: string };

/**
 * The cart with one more of an item: a line of the same name, category and kind (paid or sample) grows, else a line is
 * added at the end. A sample never merges with a paid line.
 * @param now milliseconds since 1970, part of a new line's id
 */
export function addLine(cart: CartLine[], item: CartItem, now: number): CartLine[] {
  const sample = isSample(item);
  const same = (line: CartLine) =>
    line.product_name === item.name && line.category === item.category && line.isSample === sample;
  if (cart.some(same)) {
    return cart.map((line) => (same(line) ? { ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) } : line));
  }
  return [...cart, newLine(item, now)];
}

/** One of an item, as a line of its own. @param now milliseconds since 1970, part of the line's id */
export function newLine(item: CartItem, now: number): CartLine {
  const sample = isSample(item);
  return {
    id: `${item.name}${sample ? "-sample" : ""}-${now}`,
    product_name: item.name,
    name: item.name,
    category: item.category,
    price: item.price,
    quantity: 1,
    isSample: sample,
    description: item.description ?? "",
  };
}

/** The cart with a line's quantity set; 0 or less removes the line, more than 99 stays at 99. */
export function setQuantity(cart: CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) return cart.filter((line) => line.id !== id);
  return cart.map((line) => (line.id === id ? { ...line, quantity: Math.min(quantity, MAX_QUANTITY) } : line));
}

/** The cart with the lines of an earlier one that it no longer has, each at its old place; what was added since stays. */
export function withRemoved(cart: CartLine[], earlier: CartLine[]): CartLine[] {
  const missing = earlier.filter(({ id }) => cart.every((line) => line.id !== id));
  return missing.reduce((all, line) => {
    const at = earlier.indexOf(line);
    return [...all.slice(0, at), line, ...all.slice(at)];
  }, cart);
}

/** The cart without what has just been ordered from it; what was added since, for example in another tab, stays. */
export function withoutOrdered(
  cart: CartLine[],
  ordered: { product_name: string; category: string; price: number; quantity: number }[],
): CartLine[] {
  return ordered.reduce((left, { product_name, category, price, quantity }) => {
    const line = left.find(
      (remaining) =>
        remaining.product_name === product_name &&
        remaining.category === category &&
        remaining.isSample === isSample({ price }),
    );
    return line ? setQuantity(left, line.id, line.quantity - quantity) : left;
  }, cart);
}

/**
 * The cart with the free samples that were chosen on a product's page: each once, and at most as many as one order may have.
 * The same cart while it has no paid pack, because samples alone can't be ordered.
 */
export function withSamples(cart: CartLine[], waiting: CartLine[]): CartLine[] {
  if (cart.every(isSample)) return cart;
  const chosen = cart.filter(isSample).map(({ product_name }) => product_name);
  const more = waiting.filter((line) => isSample(line) && !chosen.includes(line.product_name));
  const room = Math.max(0, MAX_SAMPLES - chosen.length);
  return [...cart, ...more.slice(0, room)];
}

/** The chosen samples of a cart and of those that wait beside it, as one list: one of each kind, and so many at most. */
export function allSamples(cart: CartLine[], waiting: CartLine[]): CartLine[] {
  const samples = [...cart, ...waiting].filter(isSample);
  const isFirst = (line: CartLine, at: number) =>
    samples.findIndex(({ product_name }) => product_name === line.product_name) === at;
  return samples.filter(isFirst).slice(0, MAX_SAMPLES);
}

/** The number of packs and samples in the cart. */
export function cartCount(cart: CartLine[]): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** The count in words: '3 packs', '1 pack, 2 samples'. */
export function itemCount(lines: { quantity: number; isSample: boolean }[], t: Translate<PackCountTexts>): string {
  const count = (sample: boolean) =>
    lines.reduce((sum, line) => sum + (line.isSample === sample ? line.quantity : 0), 0);
  const inWords = (key: keyof PackCountTexts, number: number) => (number === 0 ? [] : [t(key, { count: number })]);
  return [...inWords("packs", count(false)), ...inWords("samples", count(true))].join(", ");
}

/** The count on the cart icon: '99+' above 99. */
export function cartBadge(count: number): string {
  return count > 99 ? "99+" : String(count);
}
