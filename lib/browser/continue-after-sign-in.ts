import { nextPage } from "#lib/shop/account/next-page.ts";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { pendingProductName } from "./pending-product.ts";
import { readDraft, startBuyNow } from "./use-checkout.ts";

/**
 * Where a shopper goes on after signing in: to the page that sent her, else to the product she was about to buy, else
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
