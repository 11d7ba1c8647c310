import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { rowOf } from "./order-status.ts";

type Paid = { how: string; reference: string; amount: number };
/** What tells where an order's money is. */
type Paying = { status: string; paid: Paid | null; refunded: object | null; total_price: number };

/**
 * Where an order's money is: still to come, all of it or a part; here; to be given back; a cancelled order without any
 * is settled.
 */
export type Money = "due" | "paid" | "refund" | "settled";

export function moneyOf(order: Paying): Money {
  const { status, paid, refunded } = order;
  if (rowOf(status).isOff) return paid && !refunded ? "refund" : "settled";
  return paid && openAmount(order) <= 0 ? "paid" : "due";
}

/** What an order costs more than was paid for it, in whole rupees; below 0 where it was changed to cost less since. */
function openAmount({ paid, total_price }: Pick<Paying, "paid" | "total_price">): number {
  return paid ? total_price - paid.amount : total_price;
}

/** What is still to come for an order, in whole rupees. */
export function toCollect(order: Paying): number {
  return moneyOf(order) === "due" ? openAmount(order) : 0;
}

/** What staff read of an order's money: 'To collect ₹600', 'Paid: UPI 4711', 'Paid ₹500: UPI. To collect ₹100'. */
export function moneyWords({ paid, total_price }: Pick<Paying, "paid" | "total_price">): string {
  const open = openAmount({ paid, total_price });
  const rest = open < 0 ? `To give back ${rupees(-open)}` : `To collect ${rupees(open)}`;
  if (!paid) return rest;
  const how = `${paid.how} ${paid.reference}`.trim();
  return open === 0 ? `Paid: ${how}` : `Paid ${rupees(total_price - open)}: ${how}. ${rest}`;
}

/** How the shop is paid, as texts select by it (`{payment, select, cash {…} either {…} other {…}}`). */
export function paymentWay(): "cash" | "either" | "upi" {
  const ways = { "cash-on-delivery": "cash", either: "either", "upi-before-dispatch": "upi" } as const;
  return ways[shop.payment];
}

/** Returns true for an order that is not sent before its money has come. */
export const waitsForPayment = (order: Paying): boolean => paymentWay() === "upi" && moneyOf(order) === "due";

/** How an order is paid, as the warehouse reads it. @param paid null: not yet */
export function paymentNote(paid: object | null): string {
  const still = { upi: "", cash: ", cash on delivery", either: ", UPI before dispatch or cash on delivery" };
  return paid ? "paid" : `nothing paid online${still[paymentWay()]}`;
}

/** What the customer is to pay by UPI now, in whole rupees; undefined where nothing is. */
export function toPay(order: Paying): number | undefined {
  const isPayable = shop.upiId !== null && paymentWay() !== "cash" && rowOf(order.status).canPay;
  return isPayable && moneyOf(order) === "due" ? toCollect(order) : undefined;
}
