import { useRouter } from "next/navigation";
import * as z from "zod/mini";
import type { CartLine } from "@/lib/shop/cart";
import type { Product } from "@/lib/shop/catalogue";
import { type CheckoutDraft, checkoutDraftSchema, draftFromBuyNow, draftFromCart } from "@/lib/shop/checkout-draft";
import { newOrderId } from "./order-id";
import { stored, useHydrated, useStored } from "./stored";

const door = stored<CheckoutDraft | null>("sessionStorage", "checkout_draft", z.nullable(checkoutDraftSchema), null);

/**
 * Changes the draft as it is stored at this moment, if it is still the one meant: an answer that comes late must not be
 * written into the next checkout.
 * @returns whether it was
 */
export function changeDraft(orderId: string, change: (draft: CheckoutDraft) => CheckoutDraft): boolean {
  const draft = door.read();
  if (draft?.order_id !== orderId) return false;
  door.write(change(draft));
  return true;
}

/** Gives a checkout up, so that another one can start. */
export function dropDraft(): void {
  door.write(null);
}

/** The checkout under way; `ready` is false until the browser has looked whether there is one. */
export function useCheckoutDraft(): { draft: CheckoutDraft | null; ready: boolean } {
  return { draft: useStored(door, null), ready: useHydrated() };
}

/** Starts a checkout and goes to its first page. */
export function useStartCheckout() {
  const router = useRouter();
  /**
   * An order whose fate is unknown goes before any new one: starting another here could order everything twice. What was
   * typed in an earlier checkout is kept.
   */
  const start = (make: (orderId: string, form?: CheckoutDraft["form"]) => CheckoutDraft) => {
    const before = door.read();
    if (before?.locked) return router.push("/order-summary");
    door.write(make(newOrderId(), before?.form));
    router.push("/order-details");
  };
  return {
    buyNow: (product: Product) => start((id, form) => draftFromBuyNow(product, id, form)),
    checkOut: (cart: CartLine[]) => start((id, form) => draftFromCart(cart, id, form)),
  };
}
