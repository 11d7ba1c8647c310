import { saveDetails } from "#lib/browser/account/saved-details.ts";
import { addressItem, completeProfile } from "#lib/browser/account/user-storage.ts";
import { cartItem } from "#lib/browser/cart/use-cart.ts";
import { clearSamples } from "#lib/browser/cart/use-samples.ts";
import { type CartItem, withoutOrdered } from "#lib/shop/cart/cart.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import type { CheckoutEvent } from "#lib/shop/checkout/checkout-status.ts";
import { addressFromCheckout } from "#lib/shop/checkout/saved-address.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { clearPendingProduct } from "./buy-now.ts";
import { dispatch } from "./checkout-store.ts";
import { markPlaced } from "./mark-placed.ts";
import { dequeue } from "./queue.ts";

/**
 * After an order was queued: its items leave the cart as if it were placed, because it will be. Otherwise they would be
 * ordered a second time. When the order is discarded or edited, they are restored from the queued order.
 */
export function finishQueued(draft: CheckoutDraft, event: CheckoutEvent): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  saveDetails(draft);
  saveTypedAddress(draft);
  if (!dispatch(draft, event)) return;
  clearPendingProduct();
  clearSamples(draft.hasTempSamples);
}

/** After the server has saved a draft's order: the draft shows it, and what was ordered leaves the cart. */
export function finishCheckout(draft: CheckoutDraft, order: Order): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  saveDetails(draft);
  const isCurrent = dispatch(draft, { type: "placed", order });
  void dequeue(draft.order_id);
  markPlaced(draft, order);
  saveTypedAddress(draft);
  // A late response must not take away what the next checkout is about.
  if (!isCurrent) return;
  clearPendingProduct();
  clearSamples(order.freeSampleIncluded);
}

/** Takes what was ordered out of the cart; whatever was added since stays. */
function takeFromCart(ordered: CartItem[]): void {
  cartItem.write(withoutOrdered(cartItem.read(), ordered));
}

/**
 * After an order was placed or queued: saves the address that was typed for it under its user, if they have ticked
 * that, and completes their profile with an address that is theirs. Not when a queued order is sent at last: by then
 * the user may have saved another, or removed it. One that can't be saved causes no message: the order is placed.
 */
function saveTypedAddress({ user_id, savesAddress, usesSavedAddress, form }: CheckoutDraft): void {
  if (user_id === null || !(savesAddress || usesSavedAddress)) return;
  completeProfile(user_id, form);
  if (usesSavedAddress) return;
  const address = addressFromCheckout(form);
  if (address) addressItem(user_id).write(address);
}
