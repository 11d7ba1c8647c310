import type { Translate } from "#lib/shop/language/translate.ts";
import { percentOf, rupees } from "#lib/shop/pricing/money.ts";
import { promotionById } from "#lib/shop/pricing/promotion.ts";
import type { OfferRulesTexts } from "#texts/en/offer-rules.ts";
import type { PriceTexts } from "#texts/en/price.ts";

const { percent, minimum } = promotionById("first_order");

/** The first-order offer takes this share off the paid packs, in percent. */
export const FIRST_ORDER_PERCENT = percent;

/** The least total of the paid packs for the first-order offer, in rupees. */
export const FIRST_ORDER_MINIMUM = minimum ?? { signedIn: 0, guest: 0 };

/** What free samples beside paid packs take off those packs, in percent. The eligible price takes the same. */
export const SAMPLE_PERCENT = promotionById("sample").percent;

/** The error message for a customer who claims the offer and can't have it, or not any more. */
export const offerRefusal = (state: "used" | "ordered" | "unavailable", t: Translate<OfferRulesTexts>): string =>
  t(state, { percent: FIRST_ORDER_PERCENT });

/**
 * The effect of free samples on a bill, wherever they are offered. With the first-order offer claimed they are free, and
 * give no discount.
 */
export function samplesPromise(claimed: boolean, t: Translate<OfferRulesTexts>): string {
  return claimed
    ? t("samplesStay", { percent: FIRST_ORDER_PERCENT, samplePercent: SAMPLE_PERCENT })
    : t("samplesOff", { percent: SAMPLE_PERCENT });
}

/** The condition of the first-order offer in words, on every popup and page that offers it. */
export const firstOrderMinimum = (t: Translate<OfferRulesTexts>): string =>
  t("minimum", { signedIn: rupees(FIRST_ORDER_MINIMUM.signedIn), guest: rupees(FIRST_ORDER_MINIMUM.guest) });

/** What this browser knows of its offers, for display alone: the server decides what is charged. */
export type OfferFlags = {
  signedIn: boolean;
  /** The first-order offer was claimed here. */
  claimed: boolean;
  /** It was used, or this user has ordered before: then no price is half of anything. */
  used: boolean;
  /** The 10% price was granted here, and free samples were chosen. */
  eligible: boolean;
  samplesClaimed: boolean;
  /** The shop runs for the public: the 10% price is for trying things out. */
  production: boolean;
};

/** How a price is shown before it is in any cart. */
export type ShownPrice = {
  /** Whole rupees for one pack, and what is struck through beside it. */
  price: number;
  before: number | null;
  label: string | null;
  badge: string;
};

/** One of the three forms in which cards and pages show a product's price. */
export function shownPrice(price: number, flags: OfferFlags, t: Translate<PriceTexts>): ShownPrice {
  const less = (percent: number) => ({ price: price - percentOf(price, percent), before: price });
  if (flags.signedIn && flags.claimed && !flags.used)
    return {
      ...less(FIRST_ORDER_PERCENT),
      label: t("firstOrder"),
      badge: t("halfOff", { percent: FIRST_ORDER_PERCENT }),
    };
  if (flags.signedIn && flags.eligible && flags.samplesClaimed && !flags.production)
    return { ...less(SAMPLE_PERCENT), label: null, badge: t("off", { percent: SAMPLE_PERCENT }) };
  return { price, before: null, label: null, badge: t("new") };
}
