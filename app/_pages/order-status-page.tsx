import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { StatusLookup } from "@/components/orders/status-lookup";
import { QueryProvider } from "@/components/ui/query-provider";

export const orderStatusMetadata = (language: Language) => privateMetadata(language, "orderStatus");

export function OrderStatusPage() {
  return (
    <QueryProvider>
      <StatusLookup />
    </QueryProvider>
  );
}
