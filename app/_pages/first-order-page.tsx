import { privateMetadata } from "#lib/server/pages/page-metadata.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { ClaimOffer } from "@/components/offers/claim-offer";

export const firstOrderMetadata = (language: Language) => privateMetadata(language, "firstOrder");

export function FirstOrderPage() {
  return <ClaimOffer />;
}
