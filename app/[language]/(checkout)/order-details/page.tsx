import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { CheckoutPage } from "@/components/checkout/checkout-page";

export const generateMetadata = privateMetadata("orderDetails");

export default function OrderDetailsPage() {
  return <CheckoutPage step="details" initial={shopState()} />;
}
