import { useMutation } from "@tanstack/react-query";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import { fetchShopState } from "#lib/browser/shop-state/live-shop.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { requoted } from "#lib/shop/checkout/checkout-draft.ts";
import { finishCheckout, finishQueued } from "./finish-checkout.ts";
import { type Placing, placeOrder } from "./place-order.ts";
import { changeDraft } from "./use-checkout.ts";

/** Placing the drafted order, and what its answer does to the draft. */
export function usePlaceOrder() {
  return useMutation({
    mutationFn: (draft: CheckoutDraft) => {
      // Locked before it is sent: a reload, a second tab or the Back button must not change it while it is on its way.
      changeDraft(draft.order_id, (kept) => ({ ...kept, locked: true }));
      return placeOrder(draft);
    },
    onSuccess: (result: Placing, draft) => {
      if (result.kind === "placed") finishCheckout(draft, result.order);
      if (result.kind === "kept") finishQueued(draft);
      if (result.kind === "refused") {
        changeDraft(draft.order_id, unlocked);
        // Sold out or paused since this page asked. The lines and the banner show it from now on.
        void fetchShopState();
      }
      if (result.kind === "price_changed") {
        changeDraft(draft.order_id, (kept) => requoted(unlocked(kept), result.quote));
        // An offer used elsewhere is most often why: the other pages must not promise it any longer.
        void refreshOffers();
      }
    },
    // Nothing was sent: the draft itself could not be made into an order.
    onError: (_error, draft) => {
      changeDraft(draft.order_id, unlocked);
    },
  });
}

function unlocked(draft: CheckoutDraft): CheckoutDraft {
  return { ...draft, locked: false };
}
