import * as z from "zod/mini";
import type { Product } from "@/lib/shop/catalogue";
import { newGuest, quote } from "@/lib/shop/pricing";
import { bySchema } from "./by-schema";
import { stored } from "./stored";

const pendingProductSchema = z.object({
  name: z.string(),
  category: z.string(),
  price: z.int(),
  description: z.string(),
  items: z.array(z.object({ product_name: z.string(), quantity: z.int(), price: z.int(), category: z.string() })),
  total_amount: z.int(),
  discount_amount: z.int(),
  final_amount: z.int(),
});
const door = stored("localStorage", "pending_product", bySchema(z.nullable(pendingProductSchema)), null);

/** Remembers what a guest was about to buy while she chooses between signing in and going on as a guest. */
export function rememberPendingProduct({ name, category, price }: Product, description: string): void {
  const items = [{ product_name: name, quantity: 1, price, category }];
  const { subtotal, discount, total } = quote(items, newGuest);
  door.write({
    name,
    category,
    price,
    description,
    items,
    total_amount: subtotal,
    discount_amount: discount,
    final_amount: total,
  });
}

/** The name of the product that is waiting for its buyer to sign in, or null. */
export function pendingProductName(): string | null {
  return door.read()?.name ?? null;
}

/** Forgets it, once it is ordered. */
export function forgetPendingProduct(): void {
  door.write(null);
}
