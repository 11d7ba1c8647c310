import { addressItem } from "#lib/browser/account/user-storage.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { addressFromCheckout } from "#lib/shop/customer/saved-address.ts";

/**
 * After an order was placed: saves the address that was typed for it under its user, if they have ticked that. One that can't be
 * saved is left out without a word, because the order is placed.
 */
export function saveTypedAddress({ user_id, savesAddress, usesSavedAddress, form }: CheckoutDraft): void {
  if (user_id === null || savesAddress !== true || usesSavedAddress) return;
  const address = addressFromCheckout(form);
  if (address) addressItem(user_id).write(address);
}
