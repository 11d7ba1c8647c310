import { rupees } from "#lib/shop/language/money.ts";
import type { Say, Translate } from "#lib/shop/language/translate.ts";
import type { OfferRulesTexts } from "#texts/en/offer-rules.ts";
import { ownPromotion } from "./promotion.ts";

const { percent, minimum } = ownPromotion("first_order");

/** The first-order offer takes this share off the paid packs, in percent. */
export const FIRST_ORDER_PERCENT = percent;

/** The least total of the paid packs for the first-order offer, in rupees. */
export const FIRST_ORDER_MINIMUM = minimum ?? { signed_in: 0, guest: 0 };

/** What free samples beside paid packs take off those packs, in percent. The eligible price takes the same. */
export const SAMPLE_PERCENT = ownPromotion("sample").percent;

/** The error message for a customer who claims the offer and can't have it, or not any more. */
export const offerRefusal = <Said>(state: "used" | "ordered" | "unavailable", t: Say<OfferRulesTexts, Said>): Said =>
  t(state, { percent: FIRST_ORDER_PERCENT });

/** The condition of the first-order offer in words, on every popup and page that offers it. */
export const firstOrderMinimum = (t: Translate<OfferRulesTexts>): string =>
  t("minimum", { signedIn: rupees(FIRST_ORDER_MINIMUM.signed_in), guest: rupees(FIRST_ORDER_MINIMUM.guest) });
