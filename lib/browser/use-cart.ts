import { addLine, type CartItem, type CartLine, cartCount, cartSchema, setQuantity } from "@/lib/shop/cart";
import { stored, useStored } from "./stored";

const none: CartLine[] = [];
const cart = stored("localStorage", "cart", cartSchema, none);

/** Empties the cart. */
export function clearCart(): void {
  cart.write([]);
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
    holds: (name: string) => lines.some((line) => line.product_name === name && !line.isSample),
    add: (item: CartItem) => cart.write(addLine(cart.read(), item, Date.now())),
    setQuantity: (id: string, quantity: number) => cart.write(setQuantity(cart.read(), id, quantity)),
    remove: (id: string) => cart.write(setQuantity(cart.read(), id, 0)),
    clear: clearCart,
  };
}
