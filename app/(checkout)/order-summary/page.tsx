import type { Metadata } from "next";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderSummary } from "@/components/checkout/order-summary";
import { ClaimInBill } from "@/components/offers/claim-in-bill";
import { QueuedCheckout } from "@/components/offline-queue/queued-checkout";

export const metadata: Metadata = { title: "Order summary", robots: { index: false } };

export default function OrderSummaryPage() {
  return <OrderSummary drawn={shopState()} queued={<QueuedCheckout />} Claim={ClaimInBill} />;
}
