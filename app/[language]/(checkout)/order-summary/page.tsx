import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderSummary } from "@/components/checkout/order-summary";

export const generateMetadata = privateMetadata("orderSummary");

export default function OrderSummaryPage() {
  return <OrderSummary initial={shopState()} />;
}
