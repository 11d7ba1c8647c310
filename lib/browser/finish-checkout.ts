import type { Order } from "@/lib/shop/order";
import { forgetPendingProduct } from "./pending-product";
import { clearCart } from "./use-cart";
import { changeDraft } from "./use-checkout";

/** After the server has saved the order: the draft shows it, and what was ordered leaves the cart. */
export function finishCheckout(order: Order): void {
  changeDraft((draft) => {
    if (draft.isFromCart) clearCart();
    return { ...draft, locked: false, placed: order };
  });
  forgetPendingProduct();
}
