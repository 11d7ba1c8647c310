import { areaIn } from "#lib/server/pages/delivery-words.ts";
import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { shopOnTheWire } from "#lib/server/shop-state/shop-state.ts";
import { CheckoutPage } from "@/components/checkout/checkout-page";

export const generateMetadata = metadataOf("order-details", { indexed: false, offline: "ahead" });

export default async function OrderDetailsPage({ params }: PageProps) {
  return <CheckoutPage step="details" initial={shopOnTheWire()} where={areaIn((await params).language).where} />;
}
