import { draftAt } from "#lib/shop/checkout/checkout-draft.ts";
import { isSample } from "#lib/shop/offers/free-samples.ts";
import { knownEligibility } from "./known-offers.ts";
import { cartDoor } from "./use-cart.ts";
import { changeDraft } from "./use-checkout.ts";
import { forgetSamples } from "./use-samples.ts";

/** Takes the free samples out of a checkout and out of where they came from, when they can't be had. */
export function removeSamples(orderId: string): void {
  changeDraft(orderId, (draft) => {
    if (draft.locked || draft.placed) return draft;
    const items = draft.items.filter((line) => !isSample(line));
    return draftAt({ ...draft, items, hasTempSamples: false }, knownEligibility());
  });
  cartDoor.write(cartDoor.read().filter((line) => !isSample(line)));
  forgetSamples();
}
