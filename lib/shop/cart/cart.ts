import type { Translate } from "#lib/shop/language/translate.ts";
import { isSample, type Line, MAX_SAMPLES } from "#lib/shop/pricing/line.ts";
import { type Check, isIntegerBetween, isRecord, isStringArray } from "#lib/shop/storage/type-guards.ts";
import type { PackCountTexts } from "#texts/en/pack-count.ts";

/** The most packs in one line, of the cart and of an order. */
export const MAX_QUANTITY = 99;
/** The most lines of one order. */
export const MAX_LINES = 50;

/**
 * A line on its way into the cart, and in a checkout. `category`: its title, for products that the shop no longer
 * sells.
 */
export type CartItem = Line & { category: string; description?: string };

/** What a line takes from its product. */
export type CartProduct = Pick<CartItem, "name" | "category" | "price">;

/** One line of the cart. `id`: the product's name and the time it was added, so that two lines never share one. */
export type CartLine = CartItem & { id: string; description: string };

/** The same as the browser stores it, in the specification's names. */
type StoredLine = Omit<CartLine, "qty"> & { product_name: string; quantity: number; isSample: boolean };

/** Reads a stored cart: every line must be valid. */
export const checkCart: Check<CartLine[]> = (value) =>
  Array.isArray(value) && value.every(isStoredLine)
    ? value.map(({ product_name: name, quantity: qty, isSample: _, ...line }) => ({ ...line, name, qty }))
    : undefined;

/** A cart as the browser stores it. */
export const storedCart = (cart: CartLine[]): StoredLine[] =>
  cart.map(({ qty: quantity, ...line }) => ({ ...line, product_name: line.name, quantity, isSample: isSample(line) }));

function isStoredLine(line: unknown): line is StoredLine {
  if (!isRecord(line)) return false;
  const { id, product_name, name, category, description, price, quantity, isSample: sample } = line;
  return (
    isStringArray(id, product_name, name, category, description) &&
    isIntegerBetween(price, 0) &&
    isIntegerBetween(quantity, 1, MAX_QUANTITY) &&
    typeof sample === "boolean"
  );
}

/** Returns true for two lines of the same product and kind: a sample is never one with a paid line. */
const isSame = (one: CartItem, other: CartItem) =>
  one.name === other.name && one.category === other.category && isSample(one) === isSample(other);

/**
 * The cart with an item added: a line of the same name, category and kind (paid or sample) grows, else a line is added
 * at the end.
 * @param now milliseconds since 1970, part of a new line's id
 */
export function addLine(cart: CartLine[], item: CartItem, now: number): CartLine[] {
  const line = cart.find((line) => isSame(line, item));
  return line ? setQuantity(cart, line.id, line.qty + item.qty) : [...cart, newLine(item, now)];
}

/** An item as a line of its own. @param now milliseconds since 1970, part of the line's id */
export function newLine({ name, category, price, qty, description = "" }: CartItem, now: number): CartLine {
  const id = `${name}${isSample({ price }) ? "-sample" : ""}-${now}`;
  return { id, name, category, price, qty: Math.min(qty, MAX_QUANTITY), description };
}

/** The cart with a line's quantity set; 0 or less removes the line, more than 99 stays at 99. */
export function setQuantity(cart: CartLine[], id: string, qty: number): CartLine[] {
  if (qty <= 0) return cart.filter((line) => line.id !== id);
  return cart.map((line) => (line.id === id ? { ...line, qty: Math.min(qty, MAX_QUANTITY) } : line));
}

/**
 * The cart with the lines of an earlier one that it no longer has, each at its old place; what was added since stays.
 */
export function withRemoved(cart: CartLine[], earlier: CartLine[]): CartLine[] {
  const missing = earlier.filter(({ id }) => cart.every((line) => line.id !== id));
  return missing.reduce((all, line) => {
    const at = earlier.indexOf(line);
    return [...all.slice(0, at), line, ...all.slice(at)];
  }, cart);
}

/** The cart without what has just been ordered from it; what was added since, for example in another tab, stays. */
export function withoutOrdered(cart: CartLine[], ordered: CartItem[]): CartLine[] {
  return ordered.reduce((left, item) => {
    const line = left.find((line) => isSame(line, item));
    return line ? setQuantity(left, line.id, line.qty - item.qty) : left;
  }, cart);
}

/**
 * The cart with the free samples that were chosen on a product's page: each once, and at most as many as one order may
 * have. The same cart while it has no paid pack, because samples alone can't be ordered.
 */
export function withSamples(cart: CartLine[], waiting: CartLine[]): CartLine[] {
  if (cart.every(isSample)) return cart;
  const chosen = cart.filter(isSample).map(({ name }) => name);
  const more = waiting.filter((line) => isSample(line) && !chosen.includes(line.name));
  const room = Math.max(0, MAX_SAMPLES - chosen.length);
  return [...cart, ...more.slice(0, room)];
}

/**
 * The chosen samples of a cart and of those that wait beside it, as one list: one of each kind, and so many at most.
 */
export function allSamples(cart: CartLine[], waiting: CartLine[]): CartLine[] {
  const samples = [...cart, ...waiting].filter(isSample);
  const isFirst = (line: CartLine, at: number) => samples.findIndex(({ name }) => name === line.name) === at;
  return samples.filter(isFirst).slice(0, MAX_SAMPLES);
}

/** The number of packs and samples in the cart. */
export function cartCount(cart: Pick<Line, "qty">[]): number {
  return cart.reduce((sum, line) => sum + line.qty, 0);
}

/** The count in words: '3 packs', '1 pack, 2 samples'. */
export function itemCount(lines: Line[], t: Translate<PackCountTexts>): string {
  const count = (sample: boolean) => lines.reduce((sum, line) => sum + (isSample(line) === sample ? line.qty : 0), 0);
  const inWords = (key: keyof PackCountTexts, number: number) => (number === 0 ? [] : [t(key, { count: number })]);
  return [...inWords("packs", count(false)), ...inWords("samples", count(true))].join(", ");
}

/** The count on the cart icon: '99+' above 99. */
export function cartBadge(count: number): string {
  return count > 99 ? "99+" : String(count);
}
