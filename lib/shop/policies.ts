/*
 * What the shop promises beyond what its program does. The pages /terms, /privacy, /shipping-returns and /contact take
 * their figures from here; the owner confirms each of them before selling (README, 'Going live').
 */

/** The day on which any of these pages last changed in meaning, as a date. */
export const POLICIES_CHANGED = "2026-11-21";

/** A pack that came damaged, wrong or not at all is told of within so many hours of the delivery. */
export const REPORT_WITHIN_HOURS = 48;

/** A refund is on its way within so many business days. */
export const REFUND_WITHIN_DAYS = 7;

/** What rule 4(5) of the Consumer Protection (E-Commerce) Rules, 2020 asks of a grievance officer. */
export const GRIEVANCE = { acknowledgedWithin: "48 hours", settledWithin: "one month" };

/** The National Consumer Helpline's number. */
export const CONSUMER_HELPLINE = "1915";
