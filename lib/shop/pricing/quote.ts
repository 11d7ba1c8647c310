import type { Promotion } from "#lib/shop/content/content-types.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Eligibility } from "./eligibility.ts";
import type { Line } from "./line.ts";
import { promotionFor, subtotalOf } from "./promotion.ts";

/** What delivery costs, in rupees: free everywhere in India. */
export const DELIVERY_CHARGE: number = 0;

/** The bill of a cart, a checkout or an order; every amount in whole rupees. */
export type Bill = {
  /** The paid packs, before any discount. */
  subtotal: number;
  discount: number;
  /** The id of the promotion that the discount comes from, or null. */
  promotion: string | null;
  delivery: number;
  /** What is to be paid: subtotal - discount + delivery. Never negative. */
  total: number;
};

/**
 * The price of an order. The browser shows it, the server charges it, and every page, message and saved order takes its
 * figures from here. The order of the lines does not matter.
 * @param day in India: promotions begin and end with it
 * @param rows the promotions to choose from; all when left out
 * @throws RangeError for a price or quantity that is not a whole number, or below 0 (price) or 1 (quantity)
 */
export function quote(
  lines: Line[],
  eligibility: Eligibility,
  day = indianDay(new Date()),
  rows?: readonly Promotion[],
): Bill {
  for (const { price, qty } of lines) {
    if (![price, qty].every(Number.isSafeInteger) || price < 0 || qty < 1)
      throw new RangeError(`no line: ${qty} for ${price}`);
  }
  const subtotal = subtotalOf(lines);
  const { promotion, discount = 0 } = promotionFor(lines, eligibility, day, rows) ?? {};
  return {
    subtotal,
    discount,
    promotion: promotion?.id ?? null,
    delivery: DELIVERY_CHARGE,
    total: subtotal - discount + DELIVERY_CHARGE,
  };
}

/**
 * The whole rupees that claiming the first-order offer would take off a bill; 0 where the offer is not open to this
 * customer, or takes nothing off. To claim, a guest signs in, so the minimum of a signed-in customer applies.
 * @param total what the bill shows now
 */
export function claimSaving(lines: Line[], eligibility: Eligibility, total: number): number {
  if (eligibility.firstOrder !== "none") return 0;
  const claimed = quote(lines, { ...eligibility, signedIn: true, firstOrder: "claimed" });
  return claimed.promotion === "first_order" ? Math.max(0, total - claimed.total) : 0;
}
