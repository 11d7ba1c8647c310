import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log/log.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { findProduct, type Product } from "#lib/shop/catalogue/catalogue.ts";
import type { Pause } from "#lib/shop/shop-state/shop-state.ts";
import { revalidatePages } from "./revalidate-pages.ts";
import { changeShopState } from "./shop-state.ts";

/** Pauses all orders, or ends the pause, and has the pages made anew. @throws StoreUnavailable */
export async function pauseOrders(pause: Pause, by: string): Promise<void> {
  await changeShopState(() => openStore().setPause(pause));
  revalidatePages();
  log.info({ by, outcome: pause.orders_paused === null ? "orders_resumed" : "orders_paused" });
}

/** Switches a product to sold out or available, and invalidates the pages. @throws StoreUnavailable */
export async function setInStock({ slug }: Product, inStock: boolean, by: string): Promise<void> {
  await changeShopState(() => openStore().setSoldOut(slug, !inStock));
  revalidatePages();
  log.info({ by, outcome: inStock ? "in_stock" : "sold_out", product: slug });
}

/** The product of a slug. @throws ApiError not_found */
export function productOf(slug: string): Product {
  const product = findProduct(slug);
  if (!product) throw new ApiError("not_found", { message: "There is no product of this slug." });
  return product;
}
