import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import { ClaimOffer } from "@/components/offers/claim-offer";

export const generateMetadata = privateMetadata("firstOrder");

export default function FirstOrderPage() {
  return <ClaimOffer />;
}
