import type { Metadata } from "next";
import { KeptOrders } from "@/components/kept/kept-orders";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Order status", robots: { index: false } };

export default function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup saved={<KeptOrders />} />
    </QueryProvider>
  );
}
