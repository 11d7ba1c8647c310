import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderSummary } from "@/components/checkout/order-summary";

export const generateMetadata = async ({ params }: PageProps) =>
  privateMetadata((await params).language, "orderSummary");

export default function OrderSummaryPage() {
  return <OrderSummary initial={shopState()} />;
}
