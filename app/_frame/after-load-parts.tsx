import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { pollShopState } from "#lib/browser/shop-state/poll-shop-state.ts";
import { listen } from "#lib/browser/storage/store.ts";
import { ChatLabel } from "@/components/layout/chat-label";
import { LanguageOffer } from "@/components/layout/language-offer";
import { DeferredPopup } from "@/components/offers/deferred-popup";
import { DeferredQueuedOrders } from "@/components/offline-queue/deferred-queued-orders";

/**
 * The parts of every page that AfterLoad brings. It also keeps a page that stays open in step with what is sold out and
 * with pauses.
 */
export function AfterLoadParts() {
  useEffect(pollShopState, []);
  // The styles for paper.
  useEffect(() => void import("@/components/layout/print.css").catch(() => {}), []);
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

const SEMIBOLD = new URL("../fonts/hind-madurai-600.woff2", import.meta.url);
/** The fonts of the first paint, by the beginnings of their files' names. */
const early = { fraunces: { family: "Fraunces", weight: "600" }, hind: { family: "Hind Madurai", weight: "400" } };

/**
 * Fetches the drawn semibold of the text font when the page is first used, and uses it from the next page on. Until
 * then the browser makes one of the regular: text that changed its font while it is read would move, and the first
 * paint waits for no third file. The other fonts are used from the next page on, too, when they came too late for the
 * first paint: a browser gives them up for as long as the document lives.
 */
function LateFonts() {
  const address = usePathname();
  const fonts = useRef<FontFace[]>([]);
  useEffect(() => {
    const fetchFonts = () => {
      // Without them the page stays as it is.
      for (const face of lateFaces())
        void face.load().then(
          (loaded) => void fonts.current.push(loaded),
          () => {},
        );
    };
    const onUse = () => {
      end();
      // After what was pressed has its effect.
      setTimeout(fetchFonts);
    };
    const end = listen(window, ["pointerdown", "keydown"], onUse, { passive: true });
    return end;
  }, []);
  // Before the new page is painted: nothing of it moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new address that matters.
  useLayoutEffect(() => {
    for (const font of fonts.current.splice(0)) document.fonts.add(font);
  }, [address]);
  return null;
}

/** The semibold, and the preloaded fonts from the browser's cache, by the files that the page names. */
function lateFaces(): FontFace[] {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
  const preloaded = Array.from(preloads, ({ href }) => {
    const [, found] = Object.entries(early).find(([name]) => href.includes(`/${name}`)) ?? [];
    return found ? [new FontFace(found.family, `url(${href})`, { weight: found.weight })] : [];
  });
  return [new FontFace("Hind Madurai", `url(${SEMIBOLD.href})`, { weight: "600" }), ...preloaded.flat()];
}
