import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { removeKept } from "./kept-orders.ts";
import { samplesUsedFlag, setFlag } from "./offer-doors.ts";
import { forgetPendingProduct } from "./pending-product.ts";
import { takeFromCart } from "./use-cart.ts";
import { changeDraft } from "./use-checkout.ts";
import { refreshOffers } from "./use-offers.ts";
import { forgetSamples } from "./use-samples.ts";
import { markOrdered } from "./user-keys.ts";

/**
 * After an order was kept on the device: what it holds leaves the cart as if it were placed, because it will be. Left there,
 * it would soon be ordered a second time; thrown away or changed it comes back from the kept order.
 */
export function finishKept(draft: CheckoutDraft): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  if (!changeDraft(draft.order_id, (now) => ({ ...now, locked: true, kept: true }))) return;
  forgetPendingProduct();
  forgetSamples();
}

/** After the server has saved a draft's order: the draft shows it, and what was ordered leaves the cart. */
export function finishCheckout(draft: CheckoutDraft, order: Order): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  const current = changeDraft(draft.order_id, (now) => ({ ...now, locked: false, kept: false, placed: order }));
  void removeKept(draft.order_id);
  if (order.freeSampleIncluded) setFlag(samplesUsedFlag, true);
  markOrdered(order);
  // An answer that comes late must not take away what the next checkout is about.
  if (!current) return;
  forgetPendingProduct();
  forgetSamples();
  void refreshOffers();
}
