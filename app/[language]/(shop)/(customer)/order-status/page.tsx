import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const generateMetadata = async ({ params }: PageProps) =>
  privateMetadata((await params).language, "orderStatus");

export default function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup />
    </QueryProvider>
  );
}
