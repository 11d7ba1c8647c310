import { countEvent, countItem } from "#lib/browser/consent/shop-events.ts";
import { storageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import {
  addLine,
  type CartItem,
  type CartLine,
  cartCount,
  checkCart,
  setQuantity,
  withoutOrdered,
  withRemoved,
} from "#lib/shop/cart/cart.ts";

const none: CartLine[] = [];
const cart = storageItem("localStorage", "cart", checkCart, none);
/** The cart's storage item, for code that has lines of its own in the cart. */
export const cartItem = cart;

/** Takes what was ordered out of the cart; whatever was added since stays. */
export function takeFromCart(ordered: Parameters<typeof withoutOrdered>[1]): void {
  cart.write(withoutOrdered(cart.read(), ordered));
}

/** Stores lines at the prices that the shopper was shown and went on with; what has changed is not reported again. */
export function acceptPrices(shown: CartLine[]): void {
  const priceOf = new Map(shown.map(({ id, price }) => [id, price]));
  cart.write(cart.read().map((line) => ({ ...line, price: priceOf.get(line.id) ?? line.price })));
}

/**
 * Puts several packs of several products into the cart at once, for example of an earlier order.
 * @param isNew false where they were in it before: they are not counted again
 */
export function addToCart(lines: { item: CartItem; quantity: number }[], isNew = true): void {
  const now = Date.now();
  const added = lines.map(({ item: { name, category, price }, quantity }) => ({
    ...{ product_name: name, category, price, quantity },
  }));
  if (isNew) countEvent("add_to_cart", added);
  const packs = lines.flatMap(({ item, quantity }) => Array.from({ length: quantity }, () => item));
  cart.write(packs.reduce((all, item) => addLine(all, item, now), cart.read()));
}

const packsLine = (lines: CartLine[], name: string) =>
  lines.find((line) => line.product_name === name && !line.isSample);

/**
 * The cart of this browser, in step across its tabs: each change is made on what is stored at that moment, so that two
 * tabs never undo each other's.
 */
export function useCart() {
  const lines = useStorageItem(cart, none);
  return {
    lines,
    count: cartCount(lines),
    /** How many paid packs of a product are in it. */
    packsOf: (name: string) => packsLine(lines, name)?.quantity ?? 0,
    /** Sets the number of paid packs of a product that is in the cart; 0 removes its line. */
    setPacks: (name: string, quantity: number) => {
      const line = packsLine(cart.read(), name);
      if (!line) return;
      if (quantity > line.quantity) countEvent("add_to_cart", [{ ...line, quantity: quantity - line.quantity }]);
      cart.write(setQuantity(cart.read(), line.id, quantity));
    },
    add: (item: CartItem) => {
      countItem("add_to_cart", item);
      cart.write(addLine(cart.read(), item, Date.now()));
    },
    setQuantity: (id: string, quantity: number) => cart.write(setQuantity(cart.read(), id, quantity)),
    clear: () => cart.write([]),
    /** Puts back the lines of an earlier cart that were removed since. */
    restore: (earlier: CartLine[]) => cart.write(withRemoved(cart.read(), earlier)),
  };
}
