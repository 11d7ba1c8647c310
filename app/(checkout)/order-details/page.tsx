import type { Metadata } from "next";
import { OrderDetails } from "@/components/checkout/order-details";
import { shopState } from "@/lib/server/shop-state";

export const metadata: Metadata = { title: "Order details", robots: { index: false } };

export default function OrderDetailsPage() {
  return <OrderDetails drawn={shopState()} />;
}
