import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useLanguage } from "#lib/browser/language/texts.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import { fetchShopState } from "#lib/browser/shop-state/live-shop.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { hasUnknownOutcome } from "#lib/shop/checkout/checkout-status.ts";
import { DEFAULT_LANGUAGE } from "#lib/shop/language/language.ts";
import { dispatch } from "./checkout-store.ts";
import { finishCheckout, finishQueued } from "./finish-checkout.ts";
import { placeOrder } from "./place-order.ts";

const mutationKey = ["place-order"];

/** Whether an order is on its way, also one that a page sent which was left since. */
export const useIsPlacing = (): boolean => useIsMutating({ mutationKey }) > 0;

/** Places the drafted order, and moves the draft to the status that this comes to. */
export function usePlaceOrder() {
  const page = useLanguage();
  const language = page === DEFAULT_LANGUAGE ? undefined : page;
  return useMutation({
    mutationKey,
    mutationFn: (draft: CheckoutDraft) => {
      // Before it is sent: a reload, a second tab or the Back button must not change an order that is being sent.
      dispatch(draft, { type: "submit" });
      // A draft that waited on this device may have the language of another page.
      return placeOrder({ ...draft, language }, hasUnknownOutcome(draft.status));
    },
    onSuccess: (event, draft) => {
      if (event.type === "placed") return finishCheckout(draft, event.order);
      if (event.type === "queue") return finishQueued(draft, event);
      dispatch(draft, event);
      if (event.type !== "refused") return;
      // An offer used elsewhere is most often why a price has changed: the other pages must not promise it any longer.
      if (event.quote) void refreshOffers();
      // Sold out or paused since the page fetched the shop's state. The lines and the banner show it from now on.
      else void fetchShopState();
    },
    onError: (_error, draft) => {
      dispatch(draft, { type: "abort" });
    },
  });
}
