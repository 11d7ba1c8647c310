import { changeDraft } from "#lib/browser/checkout/use-checkout.ts";
import { knownEligibility } from "#lib/browser/offers/known-offers.ts";
import { draftAt } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { cartItem } from "./use-cart.ts";
import { clearSamples } from "./use-samples.ts";

/** Takes the free samples out of a checkout and out of where they came from, when they can't be had. */
export function removeSamples(orderId: string): void {
  changeDraft(orderId, (draft) => {
    if (draft.locked || draft.placed) return draft;
    const items = draft.items.filter((line) => !isSample(line));
    return draftAt({ ...draft, items, hasTempSamples: false }, knownEligibility());
  });
  cartItem.write(cartItem.read().filter((line) => !isSample(line)));
  clearSamples();
}
