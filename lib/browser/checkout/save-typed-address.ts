import { addressItem, completeProfile } from "#lib/browser/account/user-storage.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { addressFromCheckout } from "#lib/shop/customer/saved-address.ts";

/**
 * After an order was placed or queued: saves the address that was typed for it under its user, if they have ticked that, and
 * completes their profile with an address that is theirs. Not when a queued order is sent at last: by then the user may have
 * saved another, or removed it. One that can't be saved is left out without a word, because the order stands.
 */
export function saveTypedAddress({ user_id, savesAddress, usesSavedAddress, form }: CheckoutDraft): void {
  if (user_id === null || !(savesAddress || usesSavedAddress)) return;
  completeProfile(user_id, form);
  if (usesSavedAddress) return;
  const address = addressFromCheckout(form);
  if (address) addressItem(user_id).write(address);
}
