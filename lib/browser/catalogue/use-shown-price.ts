import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { production } from "#lib/browser/env.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { claimedFlag, eligibleFlag, samplesClaimedFlag, useOfferState } from "#lib/browser/offers/offer-storage.ts";
import { useStore } from "#lib/browser/store.ts";
import { type ShownPrice, shownPrice } from "#lib/shop/offers/offer-rules.ts";
import { price as priceTexts } from "#texts/en/price.ts";

/**
 * The price of a product that this browser's user is shown. The server's HTML has the base price; here it is replaced for
 * customers who have another one.
 */
export function useShownPrice(price: number): ShownPrice {
  const t = useTexts(priceTexts);
  const userId = useRememberedUser()?.id ?? null;
  const offer = useOfferState(userId);
  const isOver = offer === "used" || offer === "ordered";
  const flags = {
    signedIn: userId !== null,
    claimed: useStore(claimedFlag, null) === true,
    used: isOver,
    eligible: useStore(eligibleFlag, null) === true,
    samplesClaimed: useStore(samplesClaimedFlag, null) === true,
    production,
  };
  return shownPrice(price, flags, t);
}
