import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { production } from "#lib/browser/env.ts";
import { useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { type ShownPrice, shownPrice } from "#lib/shop/offers/offer-rules.ts";
import { claimedFlag, eligibleFlag, samplesClaimedFlag, useOfferOver } from "./offer-storage.ts";

/**
 * A product's price as this browser's user is shown it. The server's HTML carries the base price; the others are laid
 * over it here, for those whom they hold for.
 */
export function useShownPrice(price: number): ShownPrice {
  const userId = useRememberedUser()?.id ?? null;
  return shownPrice(price, {
    signedIn: userId !== null,
    claimed: useStorageItem(claimedFlag, null) === true,
    used: useOfferOver(userId) !== null,
    eligible: useStorageItem(eligibleFlag, null) === true,
    samplesClaimed: useStorageItem(samplesClaimedFlag, null) === true,
    production,
  });
}
