import { eligibleFlag, samplesClaimedFlag, useOfferState } from "#lib/browser/account/offer-storage.ts";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useHydrated, useStore } from "#lib/browser/storage/store.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { type Pack, packPrice, type ShownPrice, shownPrice } from "#lib/shop/pricing/pack-price.ts";
import { price as priceTexts } from "#texts/en/price.ts";

/**
 * The price of a pack that this browser's user is shown. The server's HTML has everybody's price; here it is replaced
 * for customers who have another one.
 * @param madeOn the day of the server's HTML, where a price depends on it: the browser begins with the same
 */
export function useShownPrice(pack: Pack, madeOn = ""): ShownPrice {
  const t = useTexts(priceTexts);
  const language = useLanguage();
  const userId = useRememberedUser()?.id ?? null;
  const offer = useOfferState(userId);
  const isHydrated = useHydrated();
  const customer = {
    ...newGuest,
    signedIn: userId !== null,
    firstOrder: offer === "claimed" ? "claimed" : "none",
    eligible: useStore(eligibleFlag, null) === true,
  } as const;
  const withSamples = useStore(samplesClaimedFlag, null) === true;
  const day = isHydrated ? indianDay(new Date()) : madeOn;
  return shownPrice(pack.price, packPrice(pack, day, customer, withSamples), t, language);
}
