import { type ComponentType, useEffect, useState } from "react";
import { hasAccounts } from "#lib/browser/account/accounts.ts";
import { claimedFlag, usedFlag } from "#lib/browser/account/offer-storage.ts";
import { useCartCount } from "#lib/browser/cart/use-cart.ts";
import { usePagePath } from "#lib/browser/language/navigation.ts";
import { useStore } from "#lib/browser/storage/store.ts";

/** The pages on which products are chosen. */
const isShopping = (path: string) => /^\/($|categories$|category\/|product-details\/)/.test(path);

/**
 * The line with the cart's total, once it has a pack or the first-order offer is claimed. Its code is loaded only then.
 */
export function DeferredCartBar() {
  const path = usePagePath();
  const count = useCartCount();
  const [Bar, setBar] = useState<ComponentType | null>(null);
  const hasClaimed = useStore(claimedFlag, null) === true;
  const hasUsed = useStore(usedFlag, null) === true;
  const wanted = isShopping(path) && (count > 0 || (hasClaimed && !hasUsed && hasAccounts()));
  useEffect(() => {
    if (!wanted || Bar) return;
    // Offline it can't be loaded: the next page tries again.
    import("./cart-bar").then(
      ({ CartBar }) => setBar(() => CartBar),
      () => {},
    );
  }, [wanted, Bar]);
  return Bar && wanted ? <Bar /> : null;
}
