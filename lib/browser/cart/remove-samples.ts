import { editDraft } from "#lib/browser/checkout/checkout-store.ts";
import { knownEligibility } from "#lib/browser/offers/known-offers.ts";
import { draftAt } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { cartItem } from "./use-cart.ts";
import { clearSamples } from "./use-samples.ts";

/** Takes the free samples out of a checkout and out of where they came from, when they can't be had. */
export function removeSamples(orderId: string): void {
  editDraft(orderId, (draft) => {
    const items = draft.items.filter((line) => !isSample(line));
    return draftAt({ ...draft, items, hasTempSamples: false }, knownEligibility());
  });
  cartItem.write(cartItem.read().filter((line) => !isSample(line)));
  clearSamples();
}
