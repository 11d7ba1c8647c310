import type { Category, Product } from "#lib/shop/catalogue/catalogue.ts";
import { categoryIn, otherName } from "#lib/shop/catalogue/names.ts";
import type { ProductTexts } from "#lib/shop/content/content-types.ts";
import { states } from "#lib/shop/customer/states.ts";
import { digitsOf, shop } from "#lib/shop/facts/shop.ts";
import { REPORT_WITHIN_HOURS, sampleNames, shopTextsIn } from "#lib/shop/facts/shop-texts.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { type Language, languages } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import type { InLanguage } from "#lib/shop/language/words.ts";
import { DAYS_ELSEWHERE, HOME_DAYS, HOME_STATE_CODE, PROCESSING_DAYS } from "#lib/shop/order/delivery.ts";
import { AREA, deliversIn } from "#lib/shop/order/delivery-area.ts";
import { packFiles, pictureFiles } from "#lib/shop/pictures/picture-files.ts";
import { packPrice } from "#lib/shop/pricing/pack-price.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { isSoldOut, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { seo } from "#texts/en/seo.ts";
import { homeShareCard } from "./share-cards.ts";

/*
 * The structured data of the pages, in the words of schema.org. Prices are those of everybody today, and every figure
 * is the constant that the shop uses.
 */

type Thing = Record<string, unknown>;

/** ISO 3166's code of the only country we sell in. */
export const COUNTRY = "IN";
/** UN/CEFACT's code for grams. */
const GRAMS = "GRM";
/** A pack's price is comparable per so many grams. */
export const UNIT_GRAMS = 100;

/** JSON-LD for a script element: no text in it can close that element. */
export function jsonLd(...things: Thing[]): string {
  const data = things.length === 1 ? things[0] : { "@graph": things };
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}

/** A fact of the shop, or nothing while it is a sample: a program that reads it would take it for true. */
const known = <Fact>(name: string, fact: Fact) => (sampleNames.includes(name) ? undefined : fact);

/** The shop itself, for the home page. */
export function storeData(origin: string, language: Language): Thing {
  const { address } = shop;
  const { tagline, description } = shopTextsIn(language);
  const card = homeShareCard();
  return {
    "@type": "OnlineStore",
    name: shop.names[language],
    alternateName: otherName(language, shop).text,
    legalName: known("legalName", shop.legalName),
    slogan: tagline,
    description,
    url: origin + pathIn(language, "/"),
    logo: `${origin}/icons/icon-512.png`,
    image: card && origin + card.url,
    email: known("email", shop.email),
    telephone: known("phone", `+${digitsOf(shop.phone)}`),
    address: known("address", {
      "@type": "PostalAddress",
      streetAddress: `${address.line1}, ${address.line2}`,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.pincode,
      addressCountry: COUNTRY,
    }),
    sameAs: known("social", Object.values(shop.social)),
    hasMerchantReturnPolicy: returnPolicy(origin, language),
  };
}

/** The site and its search, for the home page. */
export function websiteData(origin: string, language: Language): Thing {
  return {
    "@type": "WebSite",
    name: shop.names[language],
    url: origin + pathIn(language, "/"),
    inLanguage: languages[language].locale,
    potentialAction: {
      "@type": "SearchAction",
      // Not the address alone: what follows links would follow it as it is here.
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

/** A category's products, for its page. */
export function productListData(origin: string, category: Category, language: Language): Thing {
  return {
    "@type": "ItemList",
    itemListElement: category.products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: product.names[language],
      url: origin + pathIn(language, `/product-details/${product.slug}`),
    })),
  };
}

/** A product with its one offer, for its page. */
export function productData(
  origin: string,
  product: Product,
  { description, everydayNames }: Pick<InLanguage<ProductTexts>, "description" | "everydayNames">,
  state: ShopState,
  language: Language,
): Thing {
  const { slug, grams, category, picture } = product;
  const { price, promotion } = packPrice(product, indianDay(new Date()));
  const other = otherName(language, product).text;
  return {
    "@type": "Product",
    name: product.names[language],
    alternateName: [other, ...everydayNames],
    description,
    sku: slug,
    // What it looks like, and what arrives.
    image: [...new Set([pictureFiles(picture).src, packFiles(product).src])].map((src) => origin + src),
    category: categoryIn(language, category),
    brand: { "@type": "Brand", name: shop.name },
    weight: quantity({ value: grams, unitCode: GRAMS }),
    offers: {
      "@type": "Offer",
      url: origin + pathIn(language, `/product-details/${slug}`),
      price,
      priceCurrency: "INR",
      ...(promotion?.until && { priceValidUntil: promotion.until }),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price,
        priceCurrency: "INR",
        valueAddedTaxIncluded: true,
        // So search engines want it: the price is for a whole pack, to be compared per unit.
        referenceQuantity: quantity({
          value: grams,
          unitCode: GRAMS,
          valueReference: quantity({ value: UNIT_GRAMS, unitCode: GRAMS }),
        }),
      },
      availability: `https://schema.org/${isSoldOut(state, slug) ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      shippingDetails: [
        shipping({ addressRegion: HOME_STATE_CODE }, HOME_DAYS),
        ...(AREA === "home" ? [] : [shipping(elsewhere, { least: DAYS_ELSEWHERE, most: DAYS_ELSEWHERE })]),
      ],
      hasMerchantReturnPolicy: returnPolicy(origin, language),
    },
  };
}

/** Where else parcels go. Without a region it is the whole country. */
const elsewhere = AREA === "all" ? {} : { addressRegion: states.filter(deliversIn) };

/**
 * The price and duration of delivery to a region. `days` count from the order, so the time for packing is subtracted.
 */
function shipping(region: Thing, days: { least: number; most: number }): Thing {
  const latest = days.most - PROCESSING_DAYS.most;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: DELIVERY_CHARGE, currency: "INR" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY, ...region },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: inDays(PROCESSING_DAYS.least, PROCESSING_DAYS.most),
      transitTime: inDays(Math.min(days.least - PROCESSING_DAYS.least, latest), latest),
    },
  };
}

/**
 * Food can't be returned because it is no longer wanted; damaged or wrong items are replaced or refunded
 * (/shipping-returns).
 */
function returnPolicy(origin: string, language: Language): Thing {
  return {
    "@type": "MerchantReturnPolicy",
    description: translateIn(language, seo)("replaced", { hours: REPORT_WITHIN_HOURS }),
    applicableCountry: COUNTRY,
    returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
    itemDefectReturnFees: "https://schema.org/FreeReturn",
    refundType: ["https://schema.org/ExchangeRefund", "https://schema.org/FullRefund"],
    merchantReturnLink: origin + pathIn(language, "/shipping-returns#damaged"),
  };
}

const quantity = (facts: Thing): Thing => ({ "@type": "QuantitativeValue", ...facts });
const inDays = (minValue: number, maxValue: number): Thing => quantity({ minValue, maxValue, unitCode: "DAY" });
