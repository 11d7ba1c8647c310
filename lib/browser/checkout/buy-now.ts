import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { clearPendingProduct, savePendingProduct } from "./pending-product.ts";
import { startBuyNow } from "./use-checkout.ts";

export { clearPendingProduct };

/**
 * Starts the checkout of one product for a signed-in customer, and for everybody where the shop has no accounts.
 * @returns its first page, or null for a guest, who is asked how to go on
 */
export function startBuying(product: Product, description: string): ReturnType<typeof startBuyNow> | null {
  if (rememberedUser.read() || !hasAccounts()) return startBuyNow(product);
  savePendingProduct(product, description);
  return null;
}
