import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderDetails } from "@/components/checkout/order-details";

export const generateMetadata = privateMetadata("orderDetails");

export default function OrderDetailsPage() {
  return <OrderDetails initial={shopState()} />;
}
