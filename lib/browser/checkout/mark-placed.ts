import { samplesUsedFlag, setFlag } from "#lib/browser/account/offer-storage.ts";
import { markOrdered } from "#lib/browser/account/user-storage.ts";
import { countEvent } from "#lib/browser/consent/shop-events.ts";
import { refreshOffers } from "#lib/browser/offers/use-offers.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import type { Order } from "#lib/shop/order/order.ts";

/** Marks in this browser that the server has saved an order, whenever it was sent. */
export function markPlaced({ items, final_amount }: CheckoutDraft, order: Order): void {
  countEvent("purchase", items, final_amount);
  if (order.freeSampleIncluded) setFlag(samplesUsedFlag, true);
  markOrdered(order);
  void refreshOffers();
}
