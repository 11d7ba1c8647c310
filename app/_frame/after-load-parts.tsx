import { DeferredOffline } from "@/components/layout/deferred-offline";
import { DeferredPrint } from "@/components/layout/deferred-print";
import { LanguageOffer } from "@/components/layout/language-offer";
import { ShopPoll } from "@/components/layout/shop-poll";
import { DeferredPopup } from "@/components/offers/deferred-popup";
import { DeferredQueuedOrders } from "@/components/offline-queue/deferred-queued-orders";
import { LateFonts } from "./late-fonts";

/** The parts of every page that AfterLoad brings. */
export function AfterLoadParts() {
  return (
    <>
      <DeferredQueuedOrders />
      <DeferredPopup />
      <DeferredOffline />
      <DeferredPrint />
      <ShopPoll />
      <LanguageOffer />
      <LateFonts />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
