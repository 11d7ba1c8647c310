import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderDetails } from "@/components/checkout/order-details";
import { ClaimInBill } from "@/components/offers/claim-in-bill";

export const metadata: Metadata = { title: "Order details", robots: { index: false } };

export default function OrderDetailsPage() {
  return <OrderDetails drawn={shopState()} Claim={ClaimInBill} />;
}
