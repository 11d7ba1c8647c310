import { countEvent, countItem } from "#lib/browser/consent/shop-events.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore, useStoreLater } from "#lib/browser/store.ts";
import {
  addLine,
  type CartItem,
  type CartLine,
  cartCount,
  checkCart,
  setQuantity,
  withRemoved,
} from "#lib/shop/cart/cart.ts";

const none: CartLine[] = [];
const cart = storageItem("localStorage", "cart", checkCart, none);
/** The cart's storage item, for code that has lines of its own in the cart. */
export const cartItem = cart;

/**
 * Puts several packs of several products into the cart at once, for example of an earlier order.
 * @param isNew false where they were in it before: they are not counted again
 */
export function addToCart(lines: { item: CartItem; quantity: number }[], isNew = true): void {
  const now = Date.now();
  const added = lines.map(({ item: { name, category, price }, quantity }) => ({
    product_name: name,
    category,
    price,
    quantity,
  }));
  if (isNew) countEvent("add_to_cart", added);
  const packs = lines.flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item));
  cart.write(packs.reduce((all, item) => addLine(all, item, now), cart.read()));
}

const packsLine = (lines: CartLine[], name: string) =>
  lines.find((line) => line.product_name === name && !line.isSample);

/** How many paid packs of a product are in these lines. */
export const packsOf = (lines: CartLine[], name: string): number => packsLine(lines, name)?.quantity ?? 0;

/** Puts a pack into the cart. */
export function addPack(item: CartItem): void {
  countItem("add_to_cart", item);
  cart.write(addLine(cart.read(), item, Date.now()));
}

/** Sets the number of paid packs of a product that is in the cart; 0 removes its line. */
export function setPacks(name: string, quantity: number): void {
  const line = packsLine(cart.read(), name);
  if (!line) return;
  if (quantity > line.quantity) countEvent("add_to_cart", [{ ...line, quantity: quantity - line.quantity }]);
  cart.write(setQuantity(cart.read(), line.id, quantity));
}

/** How many paid packs of a product are in the cart. Other products' packs don't render the component again. */
export function usePacks(name: string): number {
  return useStore(cart, 0, (lines) => packsOf(lines, name));
}

/** The lines of the cart, for what may follow a moment after what was pressed. */
export const useCartLater = (): CartLine[] => useStoreLater(cart, none);

/** How many packs and samples are in the cart, a moment after what was pressed. */
export const useCartCount = (): number => cartCount(useCartLater());

/**
 * The cart of this browser, in step across its tabs: each change is made on what is stored at that moment, so that two
 * tabs never undo each other's.
 */
export function useCart() {
  const lines = useStore(cart, none);
  return {
    lines,
    setQuantity: (id: string, quantity: number) => cart.write(setQuantity(cart.read(), id, quantity)),
    clear: () => cart.write([]),
    /** Puts back the lines of an earlier cart that were removed since. */
    restore: (earlier: CartLine[]) => cart.write(withRemoved(cart.read(), earlier)),
  };
}
