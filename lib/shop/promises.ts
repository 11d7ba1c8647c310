import type { PromisesTexts } from "#texts/en/promises.ts";
import { products } from "./catalogue/catalogue.ts";
import { textsOf } from "./catalogue/catalogue-texts.ts";
import { fssaiRow } from "./fssai.ts";
import type { Language } from "./language/language.ts";
import type { Translate } from "./language/translate.ts";
import { PROCESSING_HOURS } from "./order/delivery.ts";
import { paymentWay } from "./order/payment.ts";
import { DELIVERY_CHARGE } from "./pricing/quote.ts";
import { shopTextsIn } from "./shop-texts.ts";

/** One promise of the home page: a few words, and what they mean exactly. */
export type ShopPromise = {
  key: "delivery" | "payment" | "packing" | "licence" | "vegetarian";
  title: string;
  detail: string;
};

const factsOf = (language: Language) => ({
  /** Whole rupees for any parcel in India. */
  deliveryCharge: DELIVERY_CHARGE,
  country: shopTextsIn(language).address.country,
  /** In how many hours an order is packed, as '24-48'. */
  processingHours: PROCESSING_HOURS,
  /** What the number of the food authority is called, and the number; null without one. */
  licence: fssaiRow(language),
  /** True when every product on sale is vegetarian, by labels that the owner has confirmed. */
  vegetarian: products.map(({ slug }) => textsOf(slug)).every(({ label }) => label.confirmed && label.vegetarian),
});
type Facts = ReturnType<typeof factsOf>;

/** What the shop can promise with these facts, and no more: a fact that doesn't hold leaves its promise out. */
export function promisesOf(facts: Facts, t: Translate<PromisesTexts>): ShopPromise[] {
  const { deliveryCharge, country, processingHours, licence, vegetarian } = facts;
  const payment = paymentWay();
  return [
    deliveryCharge === 0 && { key: "delivery", title: t("delivery"), detail: t("deliveryDetail", { country }) },
    { key: "payment", title: t("payment", { payment }), detail: t("paymentDetail", { payment }) },
    { key: "packing", title: t("packing"), detail: t("packingDetail", { hours: processingHours }) },
    licence && { key: "licence", title: licence[0], detail: licence[1] },
    vegetarian && { key: "vegetarian", title: t("vegetarian"), detail: t("vegetarianDetail") },
  ].filter(Boolean) as ShopPromise[];
}

/** This shop's promises. @param t the texts of this language */
export const shopPromises = (t: Translate<PromisesTexts>, language: Language = "en"): ShopPromise[] =>
  promisesOf(factsOf(language), t);
