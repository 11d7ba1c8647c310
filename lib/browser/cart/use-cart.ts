import { countEvent } from "#lib/browser/consent/shop-events.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore, useStoreLater } from "#lib/browser/storage/store.ts";
import {
  addLine,
  type CartItem,
  type CartLine,
  cartCount,
  checkCart,
  setQuantity,
  storedCart,
  withRemoved,
} from "#lib/shop/cart/cart.ts";
import { isSample } from "#lib/shop/pricing/line.ts";

const none: CartLine[] = [];
/** The cart's storage item, also for code that has lines of its own in the cart. */
export const cartItem = storageItem("localStorage", "cart", checkCart, none, storedCart);

/**
 * Puts several packs of several products into the cart at once, for example of an earlier order.
 * @param isNew false where they were in it before: they are not counted again
 */
export function addToCart(items: CartItem[], isNew = true): void {
  const now = Date.now();
  if (isNew) countEvent("add_to_cart", items);
  cartItem.write(items.reduce((all, item) => addLine(all, item, now), cartItem.read()));
}

const packsLine = (lines: CartLine[], name: string) => lines.find((line) => line.name === name && !isSample(line));

/** How many paid packs of a product are in these lines. */
export const packsOf = (lines: CartLine[], name: string): number => packsLine(lines, name)?.qty ?? 0;

/** Puts a pack into the cart. */
export function addPack(item: Omit<CartItem, "qty">): void {
  addToCart([{ ...item, qty: 1 }]);
}

/** Sets the number of paid packs of a product that is in the cart; 0 removes its line. */
export function setPacks(name: string, qty: number): void {
  const line = packsLine(cartItem.read(), name);
  if (!line) return;
  if (qty > line.qty) countEvent("add_to_cart", [{ ...line, qty: qty - line.qty }]);
  cartItem.write(setQuantity(cartItem.read(), line.id, qty));
}

/** Stores lines at the prices that the shopper was shown and went on with; what has changed is not reported again. */
export function acceptPrices(shown: CartLine[]): void {
  const priceOf = new Map(shown.map(({ id, price }) => [id, price]));
  cartItem.write(cartItem.read().map((line) => ({ ...line, price: priceOf.get(line.id) ?? line.price })));
}

/** How many paid packs of a product are in the cart. Other products' packs don't render the component again. */
export function usePacks(name: string): number {
  return useStore(cartItem, 0, (lines) => packsOf(lines, name));
}

/** The lines of the cart, for what may follow a moment after what was pressed. */
export const useCartLater = (): CartLine[] => useStoreLater(cartItem, none);

/** How many packs and samples are in the cart, a moment after what was pressed. */
export const useCartCount = (): number => cartCount(useCartLater());

/**
 * The cart of this browser, in step across its tabs: each change is made on what is stored at that moment, so that two
 * tabs never undo each other's.
 */
export function useCart() {
  const lines = useStore(cartItem, none);
  return {
    lines,
    setQuantity: (id: string, qty: number) => cartItem.write(setQuantity(cartItem.read(), id, qty)),
    clear: () => cartItem.write([]),
    /** Puts back the lines of an earlier cart that were removed since. */
    restore: (earlier: CartLine[]) => cartItem.write(withRemoved(cartItem.read(), earlier)),
  };
}
