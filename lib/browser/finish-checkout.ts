import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import type { Order } from "@/lib/shop/order";
import { forgetPendingProduct } from "./pending-product";
import { takeFromCart } from "./use-cart";
import { changeDraft } from "./use-checkout";

/** After the server has saved a draft's order: the draft shows it, and what was ordered leaves the cart. */
export function finishCheckout(draft: CheckoutDraft, order: Order): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  const current = changeDraft(draft.order_id, (kept) => ({ ...kept, locked: false, placed: order }));
  // An answer that comes late must not take away what the next checkout is about.
  if (current) forgetPendingProduct();
}
