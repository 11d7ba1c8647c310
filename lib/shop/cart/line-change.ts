import { findProductByName, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { isShown } from "#lib/shop/catalogue/live-facts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Translate } from "#lib/shop/language/translate.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { LineChangeTexts } from "#texts/en/line-change.ts";

/**
 * What has changed about a line since it was put into the cart: another price in whole rupees, or the product can't be
 * ordered any more.
 */
export type LineChange = { kind: "price"; was: number; is: number } | { kind: "sold_out" } | { kind: "gone" };

/**
 * Looks a line up in the catalogue and the shop's state; null when it is as it was. A sample has no price to change.
 */
export function lineChange(
  line: Line,
  state: ShopState,
  find: (name: string) => Product | undefined = findProductByName,
) {
  const product = find(line.name);
  if (!product || !isShown(product)) return { kind: "gone" } satisfies LineChange;
  if (isSoldOut(state, product.slug)) return { kind: "sold_out" } satisfies LineChange;
  // A browser without a network may not know what it costs today: the server says it.
  if (isSample(line) || Number.isNaN(product.price) || product.price === line.price) return null;
  return { kind: "price", was: line.price, is: product.price } satisfies LineChange;
}

/** Returns true when the line can be ordered, at whatever price. */
export function isSold(change: LineChange | null): boolean {
  return change === null || change.kind === "price";
}

/** A line at today's price, with what has changed of it. */
export function currentLine<T extends Line>(line: T, state: ShopState, find?: (name: string) => Product | undefined) {
  const change: LineChange | null = lineChange(line, state, find);
  return { line: change?.kind === "price" ? { ...line, price: change.is } : line, change };
}

/** The change in words, beside the line. */
export function changeText(change: LineChange, t: Translate<LineChangeTexts>): string {
  switch (change.kind) {
    case "price":
      return t("price", { was: rupees(change.was), now: rupees(change.is) });
    case "sold_out":
      return t("soldOut");
    case "gone":
      return t("gone");
  }
}
