import { shop } from "#lib/shop/shop.ts";
import { CANCELLED, CONFIRMED, SHIPPED } from "./order-status.ts";

/** What tells where an order's money is. */
type Paying = { status: string; paid: object | null; refunded: object | null; total_price: number };

/** Where an order's money is: still to come, here, to be given back; a cancelled order without any is settled. */
export type Money = "due" | "paid" | "refund" | "settled";

export function moneyOf({ status, paid, refunded }: Omit<Paying, "total_price">): Money {
  if (status === CANCELLED) return paid && !refunded ? "refund" : "settled";
  return paid ? "paid" : "due";
}

/** What is still to come for an order, in whole rupees. */
export function toCollect(order: Paying): number {
  return moneyOf(order) === "due" ? order.total_price : 0;
}

/** How the shop is paid, as texts select by it (`{payment, select, cash {…} either {…} other {…}}`). */
export function paymentWay(): "cash" | "either" | "upi" {
  const ways = { "cash-on-delivery": "cash", either: "either", "upi-before-dispatch": "upi" } as const;
  return ways[shop.payment];
}

/** How an order is paid, as the warehouse reads it. @param paid null: not yet */
export function paymentNote(paid: object | null): string {
  const still = { upi: "", cash: ", cash on delivery", either: ", UPI before dispatch or cash on delivery" };
  return paid ? "paid" : `nothing paid online${still[paymentWay()]}`;
}

/** From the shop's confirmation until the parcel has arrived. */
const PAYABLE = [CONFIRMED, "packed", SHIPPED];

/** What the customer is to pay by UPI now, in whole rupees; undefined where nothing is. */
export function toPay(order: Paying): number | undefined {
  const isPayable = shop.upiId !== null && paymentWay() !== "cash" && PAYABLE.includes(order.status);
  return isPayable && moneyOf(order) === "due" ? order.total_price : undefined;
}
