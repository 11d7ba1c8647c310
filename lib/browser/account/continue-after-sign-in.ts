import { pendingProductName } from "#lib/browser/checkout/pending-product.ts";
import { readDraft, startBuyNow } from "#lib/browser/checkout/use-checkout.ts";
import { nextPage } from "#lib/shop/account/next-page.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";

/**
 * The next page after signing in: the page that asked for it, else the product that they were about to buy, else
 * to `otherwise`. A checkout of that product that is under way already goes on with all that was typed in it.
 */
export function continueAfterSignIn(search: string, otherwise: string): string {
  const next = nextPage(search);
  if (next) return next;
  const product = findProductByName(pendingProductName() ?? "");
  if (!product) return otherwise;
  const draft = readDraft();
  if (draft && !draft.placed && !draft.locked && draft.productName === product.name) return "/order-details";
  return startBuyNow(product);
}
