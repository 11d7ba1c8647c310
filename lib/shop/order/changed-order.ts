import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { placeOf } from "#lib/shop/customer/address-line.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { billOfOrder } from "#lib/shop/pricing/bill.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { isSample, type Line } from "#lib/shop/pricing/line.ts";
import { promotionById } from "#lib/shop/pricing/promotion.ts";
import { type Bill, quote } from "#lib/shop/pricing/quote.ts";
import { deliveryText } from "./delivery.ts";
import type { Order } from "./order.ts";
import type { CustomerChange } from "./order-change.ts";
import { labelOf, type Wish, wishes } from "./order-facts.ts";
import { asPlaced } from "./order-item.ts";
import { rowOf } from "./order-status.ts";

/**
 * Returns true until the parcel has left: after that nothing of an order is changed but its status, payment and note.
 */
export function mayBeChanged({ status }: Pick<Order, "status">): boolean {
  const { parcel, isEnded } = rowOf(status);
  return parcel !== "sent" && !isEnded;
}

/** A line as staff ask for it. Only a sample has a price, 0: what a pack costs is not theirs to say. */
type AskedLine = { name: string; qty: number; price?: number | undefined };

/**
 * The lines of an order after a change: those that it has at their price as placed, new ones at today's.
 * @returns also the names that can't be had: not sold, or a sample that the order did not have
 */
export function changedLines({ items }: Pick<Order, "items">, asked: AskedLine[]) {
  const unknown: string[] = [];
  const lines = asked.flatMap(({ name, qty, price }) => {
    const wantsSample = price === 0;
    const had = items.find((line) => line.name === name && isSample(line) === wantsSample);
    const line = had ?? (wantsSample ? undefined : findProductByName(name));
    if (line) return asPlaced(had ? { ...had, qty } : { name: line.name, qty, price: line.price });
    unknown.push(name);
    return [];
  });
  return { lines, unknown };
}

/**
 * The bill of an order with other lines, as it would have been on its own day: the promotion that it has holds while
 * the terms of that hold, else the one that its customer had then. A promotion that the shop has deleted since keeps
 * its share of the subtotal.
 * @param isOfferLost true when its customer turns out to have used the first-order offer before
 */
export function requote(order: Order, lines: Line[], isOfferLost = false): Bill {
  const before = billOfOrder(order);
  const kind = before.promotion === "first_order" && isOfferLost ? null : before.promotion;
  const day = indianDay(new Date(order.created_at));
  const customer: Eligibility = {
    signedIn: order.user_id !== null,
    firstOrder: kind === "first_order" ? "claimed" : "none",
    samples: "available",
    eligible: kind === "eligible",
  };
  const own = promotionById(kind);
  const withOwn = own && quote(lines, customer, day, [own]);
  const bill = withOwn?.promotion ? withOwn : quote(lines, customer, day);
  const isDeleted = kind !== null && !own;
  const share = before.subtotal > 0 ? before.discount / before.subtotal : 0;
  const discount = isDeleted ? Math.round(bill.subtotal * share) : bill.discount;
  const { delivery } = before;
  const promotion = isDeleted ? kind : bill.promotion;
  return { subtotal: bill.subtotal, discount, promotion, delivery, total: bill.subtotal - discount + delivery };
}

/** The order with what its customer asks for. @param lines those of changedLines; undefined where they stay */
export function changedOrder(
  order: Order,
  { items: _, address, ...given }: CustomerChange,
  lines: Line[] | undefined,
): Order {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  // Nothing typed is null, as in an order that is placed.
  const facts = Object.fromEntries(named.map(([name, value]) => [name, value === "" ? null : value]));
  const next: Order = {
    ...order,
    ...facts,
    ...(address && { ...placeOf(address), delivery_date: deliveryText(address.state) }),
  };
  if (!lines || JSON.stringify(lines) === JSON.stringify(order.items)) return next;
  return { ...next, items: lines, ...amountsOf(requote(order, lines)), freeSampleIncluded: lines.some(isSample) };
}

/** The order priced without the first-order offer, which its customer turns out to have used before. */
export function withoutOffer(order: Order): Order {
  return { ...order, ...amountsOf(requote(order, order.items, true)) };
}

const amountsOf = ({ total, discount, promotion }: Bill) => ({
  total_price: total,
  discount_amount: discount,
  discount_kind: promotion,
});

/**
 * What is different, for the warehouse and the history: ['- 1 Hill Tea', 'new pincode', 'total ₹450, before ₹550']. It
 * names no customer: the history stays when they are erased.
 */
export function differences(before: Order, after: Order): string[] {
  const changed = (name: keyof Order) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const { pincode } = after.address;
  const isPincodeAlone = JSON.stringify({ ...before.address, pincode }) === JSON.stringify(after.address);
  const facts: [name: keyof Order, called: string][] = [
    ["guest_name", "name"],
    ["guest_phone", "phone number"],
    ["guest_email", "e-mail address"],
    ["address", isPincodeAlone ? "pincode" : "address"],
    ...wishes.map((wish): [Wish, string] => [wish, labelOf(wish).toLowerCase()]),
  ];
  return [
    ...lineDifferences(before.items, after.items),
    ...facts.filter(([name]) => changed(name)).map(([, called]) => `new ${called}`),
    ...(changed("total_price") ? [`total ${rupees(after.total_price)}, before ${rupees(before.total_price)}`] : []),
  ];
}

function lineDifferences(before: Line[], after: Line[]): string[] {
  const labelOf = (line: Line) => `${line.name}${isSample(line) ? " (free sample)" : ""}`;
  const count = (lines: Line[], label: string) =>
    lines.filter((line) => labelOf(line) === label).reduce((sum, { qty }) => sum + qty, 0);
  return [...new Set([...before, ...after].map(labelOf))].flatMap((label) => {
    const more = count(after, label) - count(before, label);
    return more === 0 ? [] : [`${more < 0 ? "-" : "+"} ${Math.abs(more)} ${label}`];
  });
}
