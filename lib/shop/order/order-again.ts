import type { CartItem } from "#lib/shop/cart/cart.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { Order } from "./order.ts";

/** What of an order can be bought again, at today's prices, and the names of what can't. Samples are left out. */
export function orderAgain(
  items: Order["items"],
  state: ShopState,
): { lines: { item: CartItem; quantity: number }[]; gone: string[] } {
  const paid = items.filter((item) => !isSample(item));
  const lines = paid.flatMap(({ name, qty }) => {
    const product = findProductByName(name);
    if (!product || isSoldOut(state, product.slug)) return [];
    const { category, price } = product;
    return [{ item: { name, category, price }, quantity: qty }];
  });
  const sold = new Set(lines.map(({ item }) => item.name));
  return { lines, gone: paid.map(({ name }) => name).filter((name) => !sold.has(name)) };
}
