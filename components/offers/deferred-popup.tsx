"use client";
import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { production } from "#lib/browser/env.ts";

/** So long after the page is there the popup comes, in milliseconds. */
const LATER = 2000;
/** Where somebody is signing in, claiming, filling in an order or looking one up: there it would only be in the way. */
const without = [
  ...["/login", "/register", "/forgot-password", "/first-order"],
  ...["/order-details", "/order-summary", "/order-status"],
];

/**
 * Brings the first-order popup 2 s after the page has loaded, where accounts are set up. Its code comes then, too: no page
 * waits for it.
 */
export function DeferredPopup() {
  const path = usePathname();
  const [Popup, setPopup] = useState<ComponentType | null>(null);
  const wanted = !without.includes(path);

  useEffect(() => {
    if (production)
      import("#lib/browser/storage/production-clean-up.ts").then(({ cleanUpForProduction }) => cleanUpForProduction());
  }, []);

  useEffect(() => {
    if (!wanted || Popup || !hasAccounts()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = () => {
      // Offline it does not come: the next page tries again.
      const load = () => import("./first-order-popup").catch(() => null);
      timer = setTimeout(() => load().then((loaded) => loaded && setPopup(() => loaded.FirstOrderPopup)), LATER);
    };
    if (document.readyState === "complete") bring();
    else window.addEventListener("load", bring, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("load", bring);
    };
  }, [wanted, Popup]);

  return Popup && wanted ? <Popup /> : null;
}
