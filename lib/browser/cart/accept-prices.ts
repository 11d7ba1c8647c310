import type { CartLine } from "#lib/shop/cart/cart.ts";
import { cartItem } from "./use-cart.ts";

/** Stores lines at the prices that the shopper was shown and went on with; what has changed is not reported again. */
export function acceptPrices(shown: CartLine[]): void {
  const priceOf = new Map(shown.map(({ id, price }) => [id, price]));
  cartItem.write(cartItem.read().map((line) => ({ ...line, price: priceOf.get(line.id) ?? line.price })));
}
