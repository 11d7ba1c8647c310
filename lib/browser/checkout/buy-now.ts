import * as z from "zod/mini";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { temporarySamples } from "#lib/browser/cart/use-samples.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import type { CartProduct } from "#lib/shop/cart/cart.ts";
import { draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { startCheckout } from "./checkout-store.ts";

/**
 * Starts the checkout of one product for a signed-in customer, and for every customer where the shop has no accounts.
 * @returns its first page, or null for a guest, who is asked how to go on
 */
export function startBuying(product: CartProduct, description: string): ReturnType<typeof startBuyNow> | null {
  if (rememberedUser.read() || !hasAccounts()) return startBuyNow(product);
  savePendingProduct(product, description);
  return null;
}

/** Starts the checkout of one product, with the free samples that are chosen for it. @returns its first page */
export function startBuyNow(product: CartProduct): ReturnType<typeof startCheckout> {
  return startCheckout((starter) => draftFromBuyNow(product, starter, temporarySamples()));
}

/** What is read again of it. `at`: when Buy Now was pressed, in milliseconds since 1970. */
const pendingProductSchema = z.looseObject({ name: z.string(), price: z.int(), at: z.number() });

/** The age, in milliseconds, after which a pending product is ignored: days later a sign-in is about something else. */
const MAX_AGE_MS = 60 * 60 * 1000;

const item = storageItem("localStorage", "pending_product", checkWithSchema(z.nullable(pendingProductSchema)), null);

/** Stores what a guest was about to buy while they choose between signing in and going on as a guest. */
export function savePendingProduct({ name, category, price }: CartProduct, description: string): void {
  const { subtotal, discount, total } = quote([{ name, price, qty: 1 }], newGuest);
  item.write({
    name,
    category,
    price,
    description,
    items: [{ product_name: name, quantity: 1, price, category }],
    total_amount: subtotal,
    discount_amount: discount,
    final_amount: total,
    at: Date.now(),
  });
}

/** The product that a guest was about to buy in the last hour, at the price that they saw, or null. */
export function pendingProduct(): { name: string; price: number } | null {
  const pending = item.read();
  const age = Date.now() - (pending?.at ?? 0);
  return pending && age >= 0 && age < MAX_AGE_MS ? pending : null;
}

/** Removes it: it is ordered, or the guest closed the question how to go on. */
export function clearPendingProduct(): void {
  item.write(null);
}
