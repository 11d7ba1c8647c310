import { products } from "./catalogue/catalogue.ts";
import { textsOf } from "./catalogue/catalogue-texts.ts";
import { PROCESSING_TIME } from "./order/delivery.ts";
import { DELIVERY_CHARGE } from "./pricing/quote.ts";
import { shop } from "./shop.ts";

/** One promise of the home page: a few words, and what they mean exactly. */
export type ShopPromise = {
  key: "delivery" | "payment" | "packing" | "licence" | "vegetarian";
  title: string;
  detail: string;
};

type Facts = {
  /** Whole rupees for any parcel in India. */
  deliveryCharge: number;
  country: string;
  /** How soon an order is packed, as '24-48 hours'. */
  processingTime: string;
  /** The food licence's number; null or empty without one. */
  licence: string | null;
  /** True when every product on sale is vegetarian. */
  vegetarian: boolean;
};

/** What the shop can promise with these facts, and no more: a fact that doesn't hold leaves its promise out. */
export function promisesOf({ deliveryCharge, country, processingTime, licence, vegetarian }: Facts): ShopPromise[] {
  return [
    deliveryCharge === 0 && { key: "delivery", title: "Free delivery", detail: `all over ${country}` },
    { key: "payment", title: "Nothing to pay online", detail: "we confirm your order first" },
    { key: "packing", title: "Packed quickly", detail: `within ${processingTime}` },
    Boolean(licence) && { key: "licence", title: "FSSAI licence", detail: licence },
    vegetarian && { key: "vegetarian", title: "100% vegetarian", detail: "every pack we sell" },
  ].filter(Boolean) as ShopPromise[];
}

/** This shop's promises. */
export const shopPromises = (): ShopPromise[] =>
  promisesOf({
    deliveryCharge: DELIVERY_CHARGE,
    country: shop.address.country,
    processingTime: PROCESSING_TIME,
    licence: shop.fssaiLicence,
    vegetarian: products.every(({ slug }) => textsOf(slug).label.vegetarian),
  });
