import { cartItem } from "#lib/browser/cart/use-cart.ts";
import { readDraft } from "#lib/browser/checkout/use-checkout.ts";
import { categories } from "#lib/shop/catalogue/catalogue.ts";
import { isReadyToPlace } from "#lib/shop/checkout/checkout-draft.ts";

/** Where a claim leads: back to the checkout or the cart under way, which then shows the new price; else to some category. */
export function pageAfterClaim(): string {
  const draft = readDraft();
  if (draft && !draft.placed && !draft.kept) return isReadyToPlace(draft) ? "/order-summary" : "/order-details";
  if (cartItem.read().length > 0) return "/cart";
  const some = categories[Math.floor(Math.random() * categories.length)];
  return some ? `/category/${some.slug}` : "/categories";
}
