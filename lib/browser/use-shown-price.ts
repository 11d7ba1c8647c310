import { type ShownPrice, shownPrice } from "#lib/shop/offers/offer-rules.ts";
import { production } from "./env.ts";
import { claimedFlag, eligibleFlag, samplesClaimedFlag, useOfferOver } from "./offer-doors.ts";
import { useRememberedUser } from "./remembered-user.ts";
import { useStored } from "./stored.ts";

/**
 * A product's price as this browser's user is shown it. The server's HTML carries the base price; the others are laid
 * over it here, for those whom they hold for.
 */
export function useShownPrice(price: number): ShownPrice {
  const userId = useRememberedUser()?.id ?? null;
  return shownPrice(price, {
    signedIn: userId !== null,
    claimed: useStored(claimedFlag, null) === true,
    used: useOfferOver(userId) !== null,
    eligible: useStored(eligibleFlag, null) === true,
    samplesClaimed: useStored(samplesClaimedFlag, null) === true,
    production,
  });
}
