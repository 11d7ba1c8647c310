import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { hasAccounts } from "./accounts.ts";
import { forgetPendingProduct, rememberPendingProduct } from "./pending-product.ts";
import { rememberedUser } from "./remembered-user.ts";
import { startBuyNow } from "./use-checkout.ts";

export { forgetPendingProduct };

/**
 * Begins the checkout of one product for whoever is signed in, and for everybody where nobody can be.
 * @returns its first page, or null for a guest, who is asked how to go on
 */
export function beginBuying(product: Product, description: string): ReturnType<typeof startBuyNow> | null {
  if (rememberedUser.read() || !hasAccounts()) return startBuyNow(product);
  rememberPendingProduct(product, description);
  return null;
}
