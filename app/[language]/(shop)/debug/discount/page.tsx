import { metadataInEnglish } from "#lib/server/pages/page-metadata.ts";
import { OfferState } from "@/components/offers/offer-state";

export const metadata = metadataInEnglish("Offer state", { indexed: false, offline: false, only: "en" });

export default function DebugDiscountPage() {
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">Offer state</h1>
      <p className="mt-3 max-w-2xl text-lg">
        The flags that this browser keeps about offers, beside what the server says. The flags decide what is shown; the
        server decides what is charged. Clearing them changes nothing on the server.
      </p>
      <OfferState />
    </div>
  );
}
