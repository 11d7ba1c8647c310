import type { CartItem } from "#lib/shop/cart/cart.ts";
import { findProduct, findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isShown } from "#lib/shop/catalogue/live-facts.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import type { Order } from "./order.ts";

/** What of an order can be bought again, at today's prices, and the names of what can't. Samples are left out. */
export function orderAgain(items: Order["items"], state: ShopState): { lines: CartItem[]; gone: string[] } {
  const paid = items.filter((item) => !isSample(item));
  const gone: string[] = [];
  const lines = paid.flatMap(({ name: placed, slug = "", qty, price: before }) => {
    // It may have another name by now.
    const product = findProductByName(placed) ?? findProduct(slug);
    if (!product || !isShown(product) || isSoldOut(state, product.slug)) {
      gone.push(placed);
      return [];
    }
    const { name, category, price } = product;
    // Without a network its price may not be known: the cart looks again.
    return [{ name, category, price: Number.isNaN(price) ? before : price, qty }];
  });
  return { lines, gone };
}
