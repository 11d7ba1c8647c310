import type { Metadata } from "next";
import { QueuedOrders } from "@/components/offline-queue/queued-orders";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Order status", robots: { index: false } };

export default function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup saved={<QueuedOrders />} />
    </QueryProvider>
  );
}
