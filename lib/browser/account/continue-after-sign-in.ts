import { pendingProductName, startBuyNow } from "#lib/browser/checkout/buy-now.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { nextPage } from "#lib/shop/account/next-page.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";

/**
 * The next page after signing in: the page that sign-in was opened from, else the checkout of the pending product, else
 * `otherwise`. A checkout of that product that has begun continues, with all that was typed in it.
 */
export function continueAfterSignIn(search: string, otherwise: string): string {
  const next = nextPage(search);
  if (next) return next;
  const product = findProductByName(pendingProductName() ?? "");
  if (!product) return otherwise;
  const draft = readDraft();
  if (draft && isEditable(draft.status) && draft.productName === product.name) return "/order-details";
  return startBuyNow(product);
}
