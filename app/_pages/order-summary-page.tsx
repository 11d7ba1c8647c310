import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { OrderSummary } from "@/components/checkout/order-summary";

export const orderSummaryMetadata = (language: Language) => privateMetadata(language, "orderSummary");

export function OrderSummaryPage() {
  return <OrderSummary initial={shopState()} />;
}
