import { people, sampleNames, shopTexts } from "#content/texts.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { translateIn } from "#lib/shop/language/translate-in.ts";
import { inLanguage, type Translated } from "#lib/shop/language/words.ts";
import { fssai } from "#texts/en/fssai.ts";
import { shop } from "./shop.ts";

/** The facts of the shop's record that this project ships as samples, such as "phone". */
export { sampleNames };
/** Who hears complaints, whose hand makes what is sold, and who else had a hand in it. */
export const { grievanceOfficer, importer, maker, packer } = people;
/** Whom a customer turns to about a pack, as on its label. */
export const consumerCare = Object.values(people.consumerCare ?? { phone: shop.phone, email: shop.email }).join(", ");
export const hasSampleFacts: boolean = sampleNames.length > 0;

/** What only pages rendered on the server have: the dishes, and what search engines get of the shop. */
export const { changedOn, dishes, policies } = shopTexts;
export const description = shopTexts.description.en;

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

/**
 * The shop's texts in a language, for pages rendered on the server. On a page in another language `inEnglish` names
 * those that the content has in English only (langOf). What its pictures show is in pictures/pictures.ts.
 */
export const shopTextsIn = (language: Language): Translated<typeof shopTexts> => inLanguage(language, shopTexts);

/** What the shop's number of the food authority is called, and the number; null while it is a sample. */
export const licenceIn = (language: Language): [name: string, number: string] | null =>
  shop.fssai && [translateIn(language, fssai)(shop.fssai.kind), shop.fssai.number];

/** The shop's tagline, where it is not the one that the page's scripts have: undefined in the default language. */
export const taglineIn = (language: Language): string | undefined =>
  language === DEFAULT_LANGUAGE ? undefined : shopTextsIn(language).tagline;
