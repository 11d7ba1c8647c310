import { isSample } from "#lib/shop/offers/free-samples.ts";
import {
  FIRST_ORDER_MINIMUM,
  FIRST_ORDER_PERCENT,
  type FirstOrderState,
  SAMPLE_PERCENT,
  type SamplesState,
} from "#lib/shop/offers/offer-rules.ts";
import { percentOf } from "./money.ts";

/** What delivery costs, in rupees: free everywhere in India. */
export const DELIVERY_CHARGE: number = 0;

/** One line to be priced: whole rupees for one pack, and how many packs. A price of 0 makes it a sample. */
export type QuoteLine = { price: number; quantity: number };

/** What the shop knows of a customer when it prices an order. */
export type Eligibility = {
  signedIn: boolean;
  firstOrder: FirstOrderState;
  samples: SamplesState;
  /** May the 10% eligible price apply: signed in, and the shop does not run in production. */
  eligible: boolean;
};

type DiscountKind = "first_order" | "sample" | "eligible" | null;

/** A price for a set of lines; every amount in whole rupees. */
export type Quote = {
  /** The paid packs, before any discount. */
  subtotal: number;
  discount: number;
  discountKind: DiscountKind;
  delivery: number;
  /** What is to be paid: subtotal - discount + delivery. Never negative. */
  total: number;
};

/** A customer of whom nothing is known: no account, no claimed offer, no samples had. */
export const newGuest: Eligibility = { signedIn: false, firstOrder: "none", samples: "available", eligible: false };

/** Returns true when two customers are charged the same for the same lines. */
export function isSameEligibility(one: Eligibility, other: Eligibility): boolean {
  return (["signedIn", "firstOrder", "samples", "eligible"] as const).every((name) => one[name] === other[name]);
}

/**
 * The price of an order. The browser shows it, the server charges it, and every page, message and saved order takes its
 * figures from here. Discounts never add up: the first-order offer goes before samples, and samples before nothing.
 * The order of the lines does not matter.
 * @throws RangeError for a price or quantity that is not a whole number, or below 0 (price) or 1 (quantity)
 */
export function quote(lines: QuoteLine[], eligibility: Eligibility): Quote {
  for (const { price, quantity } of lines) {
    if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`not a price in whole rupees: ${price}`);
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  }
  const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const withSamples = eligibility.samples === "available" && lines.some(isSample);
  const discountKind = discountKindOf(subtotal, withSamples, eligibility);
  const discount = discountKind === null ? 0 : percentOf(subtotal, percentOff[discountKind]);
  return { subtotal, discount, discountKind, delivery: DELIVERY_CHARGE, total: subtotal - discount + DELIVERY_CHARGE };
}

const percentOff = { first_order: FIRST_ORDER_PERCENT, sample: SAMPLE_PERCENT, eligible: SAMPLE_PERCENT };

function discountKindOf(subtotal: number, withSamples: boolean, eligibility: Eligibility): DiscountKind {
  const minimum = eligibility.signedIn ? FIRST_ORDER_MINIMUM.signedIn : FIRST_ORDER_MINIMUM.guest;
  if (eligibility.firstOrder === "claimed" && subtotal >= minimum) return "first_order";
  if (!withSamples || subtotal === 0) return null;
  return eligibility.eligible && eligibility.signedIn ? "eligible" : "sample";
}
