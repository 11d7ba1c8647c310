import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { pollShopState } from "#lib/browser/shop-state/poll-shop-state.ts";
import { ChatLabel } from "@/components/layout/chat-label";
import { LanguageOffer } from "@/components/layout/language-offer";
import { DeferredPopup } from "@/components/offers/deferred-popup";
import { DeferredQueuedOrders } from "@/components/offline-queue/deferred-queued-orders";
import { LateFonts } from "./late-fonts";

/** The parts of every page that AfterLoad brings. It also keeps a page that stays open in step with what is sold out and with pauses. */
export function AfterLoadParts() {
  useEffect(pollShopState, []);
  // The styles for paper.
  useEffect(() => void import("@/components/layout/print-styles").catch(() => {}), []);
  return (
    <>
      <DeferredQueuedOrders />
      <DeferredPopup />
      <OfflineCopy />
      <LanguageOffer />
      <ChatLabel />
      <LateFonts />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/** When the browser is idle, the page is cached for offline use. The code for that is loaded then, too. */
function OfflineCopy() {
  const path = usePathname();

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let left = false;
    const keep = async () => {
      if (left) return;
      const loaded = await import("#lib/browser/service-worker/register.ts").catch(() => null);
      await loaded?.registerServiceWorker(path);
    };
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(keep);
    else setTimeout(keep, 1000);
    return () => {
      left = true;
    };
  }, [path]);

  return null;
}
