import { draftAt } from "@/lib/shop/checkout-draft";
import { isSample } from "@/lib/shop/samples";
import { knownStanding } from "./known-offers";
import { cartDoor } from "./use-cart";
import { changeDraft } from "./use-checkout";
import { forgetSamples } from "./use-samples";

/** Takes the free samples out of a checkout and out of where they came from, when they can't be had. */
export function removeSamples(orderId: string): void {
  changeDraft(orderId, (draft) => {
    if (draft.locked || draft.placed) return draft;
    const items = draft.items.filter((line) => !isSample(line));
    return draftAt({ ...draft, items, hasTempSamples: false }, knownStanding());
  });
  cartDoor.write(cartDoor.read().filter((line) => !isSample(line)));
  forgetSamples();
}
