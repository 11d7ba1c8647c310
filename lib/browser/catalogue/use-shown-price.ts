import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { production } from "#lib/browser/env.ts";
import { claimedFlag, eligibleFlag, samplesClaimedFlag, useOfferState } from "#lib/browser/offers/offer-storage.ts";
import { useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { type ShownPrice, shownPrice } from "#lib/shop/offers/offer-rules.ts";

/**
 * The price of a product that this browser's user is shown. The server's HTML has the base price; here it is replaced for
 * customers who have another one.
 */
export function useShownPrice(price: number): ShownPrice {
  const userId = useRememberedUser()?.id ?? null;
  const offer = useOfferState(userId);
  const isOver = offer === "used" || offer === "ordered";
  return shownPrice(price, {
    signedIn: userId !== null,
    claimed: useStorageItem(claimedFlag, null) === true,
    used: isOver,
    eligible: useStorageItem(eligibleFlag, null) === true,
    samplesClaimed: useStorageItem(samplesClaimedFlag, null) === true,
    production,
  });
}
