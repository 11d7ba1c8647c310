import { shownProducts } from "#lib/shop/catalogue/catalogue.ts";
import { textsOf } from "#lib/shop/catalogue/catalogue-texts.ts";
import { licenceIn } from "#lib/shop/facts/shop-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { ELSEWHERE, PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";
import { type PromisesTexts, promises } from "#texts/en/promises.ts";

/** One promise of the home page: a few words, and what they mean exactly. */
export type ShopPromise = {
  key: "delivery" | "payment" | "packing" | "licence" | "vegetarian";
  title: string;
  detail: string;
};

const factsOf = (language: Language, where: string) => ({
  /** Whole rupees for any parcel. */
  deliveryCharge: DELIVERY_CHARGE,
  /** Where the shop delivers, as 'all over India'. */
  where,
  /** In how many hours an order is packed, as '24-48'. */
  processingHours: PROCESSING_HOURS,
  /** What the number of the food authority is called, and the number; null without one. */
  licence: licenceIn(language),
  /** True when every product on sale is vegetarian, by labels that the owner has confirmed. */
  vegetarian: shownProducts()
    .map(({ slug }) => textsOf(slug))
    .every(({ label }) => label.confirmed && label.vegetarian),
});
type Facts = ReturnType<typeof factsOf>;

/** What the shop can promise with these facts, and no more: a fact that doesn't hold leaves its promise out. */
export function promisesOf(facts: Facts, t: Translate<PromisesTexts>): ShopPromise[] {
  const { deliveryCharge, where, processingHours, licence, vegetarian } = facts;
  const payment = paymentWay();
  return [
    deliveryCharge === 0 && {
      key: "delivery",
      title: t("delivery"),
      detail: t("deliveryDetail", { area: ELSEWHERE.area, where }),
    },
    { key: "payment", title: t("payment", { payment }), detail: t("paymentDetail", { payment }) },
    { key: "packing", title: t("packing"), detail: t("packingDetail", { hours: processingHours }) },
    licence && { key: "licence", title: licence[0], detail: licence[1] },
    vegetarian && { key: "vegetarian", title: t("vegetarian"), detail: t("vegetarianDetail") },
  ].filter(Boolean) as ShopPromise[];
}

/** This shop's promises. @param where it delivers, in the same language */
export const shopPromises = (language: Language, where = whereText(translate(deliveryArea))): ShopPromise[] =>
  promisesOf(factsOf(language, where), translateIn(language, promises));
