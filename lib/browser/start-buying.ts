import type { Product } from "@/lib/shop/catalogue";
import { rememberPendingProduct } from "./pending-product";
import { rememberedUser } from "./remembered-user";
import { startBuyNow } from "./use-checkout";

/** Whoever is signed in begins the checkout of one product: its first page, or null for a guest, who is asked how to go on. */
export function beginBuying(product: Product, description: string): ReturnType<typeof startBuyNow> | null {
  if (rememberedUser.read()) return startBuyNow(product);
  rememberPendingProduct(product, description);
  return null;
}
