import { policies } from "./shop-texts.ts";

/*
 * What the shop promises beyond what its program does, from lib/content/shop.json. The pages /terms, /privacy,
 * /shipping-returns and /contact take their figures from here; the owner confirms each of them before selling.
 */

/** The day on which any of these pages last changed in meaning, as a date. */
export const POLICIES_CHANGED = policies.changedOn;

/** A customer reports a damaged, wrong or missing pack within so many hours of the delivery. */
export const REPORT_WITHIN_HOURS = policies.reportWithinHours;

/** A refund is sent within this number of business days. */
export const REFUND_WITHIN_DAYS = policies.refundWithinDays;

/** The National Consumer Helpline's number. */
export const CONSUMER_HELPLINE = "1915";
