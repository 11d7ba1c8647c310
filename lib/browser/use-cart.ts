import {
  addLine,
  type CartItem,
  type CartLine,
  cartCount,
  cartSchema,
  setQuantity,
  withoutOrdered,
} from "@/lib/shop/cart";
import { stored, useStored } from "./stored";

const none: CartLine[] = [];
const cart = stored("localStorage", "cart", cartSchema, none);

/** Takes what was ordered out of the cart; whatever was added since stays. */
export function takeFromCart(ordered: Parameters<typeof withoutOrdered>[1]): void {
  cart.write(withoutOrdered(cart.read(), ordered));
}

/**
 * The cart of this browser, in step across its tabs: each change is made on what is stored at that moment, so that two
 * tabs never undo each other's.
 */
export function useCart() {
  const lines = useStored(cart, none);
  return {
    lines,
    count: cartCount(lines),
    /** How many paid packs of a product are in it. */
    packsOf: (name: string) => lines.find((line) => line.product_name === name && !line.isSample)?.quantity ?? 0,
    add: (item: CartItem) => cart.write(addLine(cart.read(), item, Date.now())),
    setQuantity: (id: string, quantity: number) => cart.write(setQuantity(cart.read(), id, quantity)),
    clear: () => cart.write([]),
  };
}
