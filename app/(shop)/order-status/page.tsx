import type { Metadata } from "next";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const metadata: Metadata = { title: "Order status", robots: { index: false } };

export default function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup />
    </QueryProvider>
  );
}
