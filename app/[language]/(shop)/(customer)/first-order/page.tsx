import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { PageProps } from "#lib/server/pages/page-props.ts";
import { ClaimOffer } from "@/components/offers/claim-offer";

export const generateMetadata = async ({ params }: PageProps) => privateMetadata((await params).language, "firstOrder");

export default function FirstOrderPage() {
  return <ClaimOffer />;
}
