import { withoutOrdered } from "#lib/shop/cart/cart.ts";
import { cartItem } from "./use-cart.ts";

/** Takes what was ordered out of the cart; whatever was added since stays. */
export function takeFromCart(ordered: Parameters<typeof withoutOrdered>[1]): void {
  cartItem.write(withoutOrdered(cartItem.read(), ordered));
}
