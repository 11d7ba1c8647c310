import type { Metadata } from "next";
import { OrderSummary } from "@/components/checkout/order-summary";
import { KeptCheckout } from "@/components/kept/kept-checkout";
import { shopState } from "@/lib/server/shop-state";

export const metadata: Metadata = { title: "Order summary", robots: { index: false } };

export default function OrderSummaryPage() {
  return <OrderSummary drawn={shopState()} kept={<KeptCheckout />} />;
}
