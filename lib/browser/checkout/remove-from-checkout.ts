import { cartItem } from "#lib/browser/cart/use-cart.ts";
import { clearSamples } from "#lib/browser/cart/use-samples.ts";
import { knownEligibility } from "#lib/browser/offers/known-offers.ts";
import { draftAt } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { discardDraft, editDraft, readDraft } from "./checkout-store.ts";

/** Takes a product that can't be had any more out of a checkout and out of the cart. A checkout without packs ends. */
export function removeLine(orderId: string, name: string): void {
  const draft = readDraft();
  if (draft?.order_id !== orderId || !isEditable(draft.status)) return;
  const items = draft.items.filter((line) => line.name !== name);
  cartItem.write(cartItem.read().filter((line) => line.name !== name));
  if (items.every(isSample)) discardDraft();
  else editDraft(orderId, (now) => draftAt({ ...now, items }, now.quoted_for ?? knownEligibility()));
}

/** Takes the free samples out of a checkout and out of where they came from, when they can't be had. */
export function removeSamples(orderId: string): void {
  editDraft(orderId, (draft) => {
    const items = draft.items.filter((line) => !isSample(line));
    return draftAt({ ...draft, items, hasTempSamples: false }, knownEligibility());
  });
  cartItem.write(cartItem.read().filter((line) => !isSample(line)));
  clearSamples();
}
