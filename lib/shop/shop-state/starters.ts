import { type Product, shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { isSoldOut, type ShopState } from "./shop-state.ts";

/** Products to begin with, where a page has nothing else to show: the first of each category that can be had, then the second ones. */
export function starters(state: ShopState, count: number): Product[] {
  const rows = shownCategories().map(({ products }) => products.filter(({ slug }) => !isSoldOut(state, slug)));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return inTurns.flat().slice(0, count);
}
