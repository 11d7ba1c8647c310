import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { OrderDetails } from "@/components/checkout/order-details";

export const orderDetailsMetadata = (language: Language) => privateMetadata(language, "orderDetails");

export function OrderDetailsPage() {
  return <OrderDetails initial={shopState()} />;
}
