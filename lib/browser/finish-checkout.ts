import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import type { Order } from "@/lib/shop/order";
import { forgetPendingProduct } from "./pending-product";
import { takeFromCart } from "./use-cart";
import { changeDraft } from "./use-checkout";

/** After the server has saved a draft's order: the draft shows it, and what was ordered leaves the cart. */
export function finishCheckout(draft: CheckoutDraft, order: Order): void {
  if (draft.isFromCart) takeFromCart(draft.items);
  forgetPendingProduct();
  changeDraft(draft.order_id, (kept) => ({ ...kept, locked: false, placed: order }));
}
