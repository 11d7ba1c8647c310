import "server-only";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { MAX_LINES, MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { pricesText, weightsText } from "#lib/shop/catalogue/packs.ts";
import type { PolicyFacts } from "#lib/shop/content/policy-text.ts";
import { states } from "#lib/shop/customer/states.ts";
import { addressText, contactLinks, shop } from "#lib/shop/facts/shop.ts";
import {
  CONSUMER_HELPLINE,
  licenceIn,
  REFUND_WITHIN_DAYS,
  REPORT_WITHIN_HOURS,
  RETENTION_YEARS,
  shopTextsIn,
} from "#lib/shop/facts/shop-texts.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { type Language, langOfDefault } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { langOf } from "#lib/shop/language/words.ts";
import { DAYS_ELSEWHERE, HOME_DAYS, PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { deliverTo } from "#lib/shop/order/delivery-area.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum, SAMPLE_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { promotionText } from "#lib/shop/pricing/price-explanation.ts";
import { promotionsOn } from "#lib/shop/pricing/promotion.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { policies } from "#texts/en/policies.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { areaIn } from "./delivery-words.ts";

/** The promotions for everybody that are on: 'Pongal: 15% off, until 17 January.'; null when there are none. */
function promotionsText(language: Language) {
  const t = translateIn(language, priceWhy);
  const texts = promotionsOn(indianDay(new Date())).map((row) => promotionText(row, t, language));
  return texts.length === 0 ? null : { text: texts.join(" ") };
}

/**
 * The values of the policies' `{name}`s, on a page in this language. Each figure is the constant that the program uses.
 */
export function policyFacts(language: Language): PolicyFacts {
  const texts = shopTextsIn(language);
  const tPolicies = translateIn(language, policies);
  const payment = paymentWay();
  const licence = licenceIn(language);
  const area = areaIn(language);
  const prefixes = deliverTo.withoutPincodes.join(", ") || "none";
  const charge = { charge: DELIVERY_CHARGE, price: rupees(DELIVERY_CHARGE) };
  return {
    acknowledged: {
      text: texts.policies.complaintAcknowledgedWithin,
      lang: langOf(texts, "policies.complaintAcknowledgedWithin"),
    },
    address: { text: addressText, lang: langOfDefault(language) },
    city: { text: texts.address.city, lang: langOf(texts, "address.city") },
    daysElsewhere: area.area === "home" ? null : { text: DAYS_ELSEWHERE },
    deliveryArea: { text: tPolicies("deliveryArea", { ...area, count: states.length, prefixes }) },
    deliveryCost: { text: tPolicies("deliveryCost", charge) },
    email: { text: shop.email, href: contactLinks.email },
    firstOrderMinimum: { text: firstOrderMinimum(translateIn(language, offerRules)) },
    firstOrderPercent: { text: FIRST_ORDER_PERCENT },
    helpline: { text: CONSUMER_HELPLINE, href: `tel:${CONSUMER_HELPLINE}` },
    homeDays: { text: `${HOME_DAYS.least}-${HOME_DAYS.most}` },
    homeState: { text: texts.delivery.homeState, lang: langOf(texts, "delivery.homeState") },
    legalName: { text: shop.legalName, lang: langOfDefault(language) },
    licence: licence && { text: licence.join(" ") },
    maxLines: { text: MAX_LINES },
    maxPacks: { text: MAX_QUANTITY },
    maxSamples: { text: MAX_SAMPLES },
    packingHours: { text: PROCESSING_HOURS },
    payment: { text: tPolicies("payment", { payment }) },
    phone: { text: shop.phone, href: contactLinks.phone },
    prices: { text: pricesText(language) },
    promotions: promotionsText(language),
    refundDays: { text: REFUND_WITHIN_DAYS },
    refundWay: { text: tPolicies("refundWay", { payment }) },
    reportHours: { text: REPORT_WITHIN_HOURS },
    retentionYears: { text: RETENTION_YEARS },
    sampleGrams: { text: SAMPLE_GRAMS },
    samplePercent: { text: SAMPLE_PERCENT },
    settled: { text: texts.policies.complaintSettledWithin, lang: langOf(texts, "policies.complaintSettledWithin") },
    shop: { text: shop.names[language] },
    upiId: shop.upiId && payment !== "cash" ? { text: shop.upiId } : null,
    weights: { text: weightsText(language) },
    whatsapp: { text: shop.whatsapp, href: contactLinks.whatsapp },
  };
}
