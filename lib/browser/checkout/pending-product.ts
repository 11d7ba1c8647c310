import * as z from "zod/mini";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import type { Product } from "#lib/shop/catalogue/catalogue.ts";
import { newGuest, quote } from "#lib/shop/pricing/quote.ts";

const pendingProductSchema = z.object({
  name: z.string(),
  category: z.string(),
  price: z.int(),
  description: z.string(),
  items: z.array(z.object({ product_name: z.string(), quantity: z.int(), price: z.int(), category: z.string() })),
  total_amount: z.int(),
  discount_amount: z.int(),
  final_amount: z.int(),
  /** When Buy Now was pressed, in milliseconds since 1970; missing in what an older version kept. */
  at: z.optional(z.number()),
});

/** So long a product waits for its buyer to sign in, in milliseconds: days later a sign-in is about something else. */
const WAITS = 60 * 60 * 1000;

const item = storageItem("localStorage", "pending_product", checkWithSchema(z.nullable(pendingProductSchema)), null);

/** Remembers what a guest was about to buy while they choose between signing in and going on as a guest. */
export function savePendingProduct({ name, category, price }: Product, description: string): void {
  const items = [{ product_name: name, quantity: 1, price, category }];
  const { subtotal, discount, total } = quote(items, newGuest);
  item.write({
    name,
    category,
    price,
    description,
    items,
    total_amount: subtotal,
    discount_amount: discount,
    final_amount: total,
    at: Date.now(),
  });
}

/** The name of the product that has been waiting for its buyer to sign in, for an hour at most, or null. */
export function pendingProductName(): string | null {
  const pending = item.read();
  const waited = Date.now() - (pending?.at ?? 0);
  return pending && waited >= 0 && waited < WAITS ? pending.name : null;
}

/** Forgets it: it is ordered, or the shopper closed the question how to go on. */
export function clearPendingProduct(): void {
  item.write(null);
}
