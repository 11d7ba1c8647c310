import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { shopOnTheWire } from "#lib/server/shop-state/shop-state.ts";
import { CheckoutPage } from "@/components/checkout/checkout-page";

export const generateMetadata = metadataOf("order-summary", { indexed: false, offline: "ahead" });

export default function OrderSummaryPage() {
  return <CheckoutPage step="summary" initial={shopOnTheWire()} />;
}
