import { metadataOf } from "#lib/server/pages/page-metadata.ts";
import { ClaimOffer } from "@/components/offers/claim-offer";

export const generateMetadata = metadataOf("first-order", { indexed: false, offline: false });

export default function FirstOrderPage() {
  return <ClaimOffer />;
}
