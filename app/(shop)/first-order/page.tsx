import type { Metadata } from "next";
import { ClaimOffer } from "@/components/offers/claim-offer";

export const metadata: Metadata = { title: "Your first-order offer", robots: { index: false } };

export default function FirstOrderPage() {
  return <ClaimOffer />;
}
