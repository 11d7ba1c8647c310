import { type ComponentType, useEffect, useState } from "react";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { isPublicShop } from "#lib/shop/facts/public-site.ts";

/** The delay of the popup after its page, in milliseconds. This component itself comes when the page has loaded. */
const LATER = 2000;
/** The pages on which a visitor signs in, claims, fills in an order or looks one up: there it would only disturb. */
const isBusy = (path: string) =>
  /^\/(login|register|forgot-password|first-order|order-(details|summary|status)|staff.*)$/.test(path);

/**
 * Loads and shows the first-order popup 2 s after the page has loaded, where accounts are set up. No page waits for its
 * code.
 */
export function DeferredPopup() {
  const path = usePagePath();
  const [Popup, setPopup] = useState<ComponentType | null>(null);
  const wanted = !isBusy(path);

  useEffect(() => {
    if (isPublicShop)
      import("#lib/browser/storage/production-clean-up.ts").then(({ cleanUpForProduction }) => cleanUpForProduction());
  }, []);

  useEffect(() => {
    if (!wanted || Popup || !hasAccounts()) return;
    // Offline it can't be loaded: the next page tries again.
    const load = () => import("./first-order-popup").catch(() => null);
    const timer = setTimeout(() => load().then((loaded) => loaded && setPopup(() => loaded.FirstOrderPopup)), LATER);
    return () => clearTimeout(timer);
  }, [wanted, Popup]);

  return Popup && wanted ? <Popup /> : null;
}
