import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = privateMetadata("orderStatus");

export default function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup />
    </QueryProvider>
  );
}
