import { DeferredOffline } from "@/components/layout/deferred-offline";
import { DeferredPrint } from "@/components/layout/deferred-print";
import { LanguageOffer } from "@/components/layout/language-offer";
import { DeferredPopup } from "@/components/offers/deferred-popup";
import { LateFonts } from "./late-fonts";

/** The parts of every page that AfterLoad brings. */
export function AfterLoadParts() {
  return (
    <>
      <DeferredPopup />
      <DeferredOffline />
      <DeferredPrint />
      <LanguageOffer />
      <LateFonts />
    </>
  );
}
