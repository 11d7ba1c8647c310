import { people, sampleNames, shopTexts, tamilTexts } from "#content/texts.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { inTamil, type Translated } from "#lib/shop/language/translated.ts";
import { shop } from "./shop.ts";

/** The facts of the shop's record that this project ships as samples, such as "phone". */
export { sampleNames };
/** Who hears complaints, whose hand makes what is sold, and who else had a hand in it. */
export const { grievanceOfficer, importer, maker, packer } = people;
/** Whom a customer turns to about a pack, as on its label. */
export const consumerCare = Object.values(people.consumerCare ?? { phone: shop.phone, email: shop.email }).join(", ");
export const hasSampleFacts: boolean = sampleNames.length > 0;

/**
 * The texts that only pages rendered on the server have: the alternative texts of the large pictures, the promises of
 * the policy pages, and what search engines get of the shop.
 */
export const { changedOn, description, dishes, heritageAlt, hero, policies } = shopTexts;

/** How the shop is registered for tax, and what its bills begin with. */
export const { billSeries, gstin, tax } = shopTexts;

/*
 * What the shop promises beyond what its program does. The pages /terms, /privacy, /shipping-returns and /contact take
 * their figures from here; the owner confirms each of them before selling.
 */

/** The day on which any of these pages last changed in meaning, as a date. */
export const POLICIES_CHANGED = policies.changedOn;

/** A customer reports a damaged, wrong or missing pack within so many hours of the delivery. */
export const REPORT_WITHIN_HOURS = policies.reportWithinHours;

/** A refund is sent within this number of business days. */
export const REFUND_WITHIN_DAYS = policies.refundWithinDays;

/** So many years after an order its customer's details are erased from it. */
export const RETENTION_YEARS = policies.retentionYears;

/** The National Consumer Helpline's number. */
export const CONSUMER_HELPLINE = "1915";

/** All texts of the shop that its record may have in Tamil, with the facts beside them. */
const english = {
  ...shopTexts,
  tagline: shop.tagline,
  address: { city: shop.address.city, country: shop.address.country },
  delivery: { homeState: shop.delivery.homeState },
};

const SHOP_TEXTS = [
  "tagline",
  "description",
  "searchTitle",
  "address.city",
  "address.country",
  "delivery.homeState",
  "hero.headline",
  "hero.text",
  "hero.placeholder",
  "story.welcome",
  "story.heritage",
  "making.steps",
  "policies.complaintAcknowledgedWithin",
  "policies.complaintSettledWithin",
] as const;

/**
 * The shop's texts in a language, for pages rendered on the server. In Tamil `inEnglish` names those that the content
 * has in English only (langOf). What its pictures show is in pictures/pictures.ts.
 */
export function shopTextsIn(language: Language): Translated<typeof english, (typeof SHOP_TEXTS)[number]> {
  return language === DEFAULT_LANGUAGE ? english : inTamil(english, tamilTexts.shop, SHOP_TEXTS);
}
