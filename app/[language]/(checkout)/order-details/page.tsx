import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { OrderDetails } from "@/components/checkout/order-details";

export const generateMetadata = async ({ params }: PageProps) =>
  privateMetadata((await params).language, "orderDetails");

export default function OrderDetailsPage() {
  return <OrderDetails initial={shopState()} />;
}
