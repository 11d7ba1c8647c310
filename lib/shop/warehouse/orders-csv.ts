import { indianDay, indianTime } from "#lib/shop/language/indian-day.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { toCollect } from "#lib/shop/order/payment.ts";
import { billOfOrder } from "#lib/shop/pricing/bill.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { csvRow, toCsv } from "./csv.ts";
import { paidAndSamples, parcelGrams, pickCount } from "./pick-list.ts";

/** The columns: one row for each order, which is one parcel. Amounts in whole rupees, times of India. */
const columns: Record<string, (order: Order) => string | number> = {
  order_id: ({ order_id }) => order_id,
  number: ({ order_id }) => spokenNumber(order_id),
  placed_at: ({ created_at }) => indianTime(new Date(created_at)),
  status: ({ status }) => status,
  name: ({ guest_name }) => guest_name,
  phone: ({ guest_phone }) => guest_phone,
  email: ({ guest_email }) => guest_email ?? "",
  address: ({ guest_address }) => guest_address,
  city: ({ address }) => address.city,
  state: ({ state }) => state,
  pincode: ({ address }) => address.pincode,
  items: ({ items }) => listed(paidAndSamples(items).paid),
  free_samples: ({ items }) => listed(paidAndSamples(items).samples),
  count: ({ items }) => pickCount(items),
  net_weight_g: ({ items }) => parcelGrams(items),
  subtotal: (order) => billOfOrder(order).subtotal,
  discount: ({ discount_amount }) => discount_amount,
  delivery_charge: ({ delivery_charge }) => delivery_charge,
  to_collect: toCollect,
  delivery: ({ delivery_date }) => delivery_date,
  paid: ({ paid }) => (paid ? `${paid.how} ${paid.reference}`.trim() : ""),
  ...moneyColumns("paid"),
  ...moneyColumns("refunded"),
  courier: ({ tracking }) => tracking?.courier ?? "",
  tracking_number: ({ tracking }) => tracking?.number ?? "",
  note: ({ note }) => note ?? "",
  ...eachWish(
    (_, wish): (typeof columns)[string] =>
      (order) =>
        order[wish] ?? "",
  ),
  channel: ({ channel }) => channel,
};

/** The day in India on which money came or went, and how much. */
function moneyColumns(name: "paid" | "refunded"): typeof columns {
  return {
    [`${name}_on`]: ({ [name]: money }) => (money ? indianDay(new Date(money.at)) : ""),
    [`${name}_amount`]: ({ [name]: money }) => money?.amount ?? "",
  };
}

const listed = (items: Line[]) => items.map(({ name, qty }) => `${qty} x ${name}`).join("; ");

/** The rows of orders alone, to follow others. */
export function ordersCsvRows(orders: Order[]): string {
  return ordersCsv(orders).slice(ordersCsv([]).length);
}

/** Orders as CSV with a heading row. */
export function ordersCsv(orders: Order[]): string {
  return toCsv(columns, orders);
}

/**
 * The sums of a period, part by part: the orders of years don't fit into memory.
 * @returns `add` counts orders; `rows` are two rows to follow them, of the orders that stand and of the cancelled ones:
 *   how many they are under their numbers, and the sum of each column of numbers
 */
export function periodTotals(): { add: (orders: Order[]) => void; rows: () => string } {
  const totals = { Total: new Map<string, number>(), Cancelled: new Map<string, number>() };
  const add = (order: Order) => {
    const sums = totals[rowOf(order.status).isOff ? "Cancelled" : "Total"];
    for (const [name, cell] of Object.entries(columns)) {
      const value = name === "number" ? 1 : cell(order);
      if (typeof value === "number") sums.set(name, (sums.get(name) ?? 0) + value);
    }
  };
  const row = ([title, sums]: [string, Map<string, number>]) =>
    csvRow(Object.keys(columns).map((name) => (name === "order_id" ? title : (sums.get(name) ?? ""))));
  return { add: (orders) => orders.forEach(add), rows: () => Object.entries(totals).map(row).join("") };
}

/** The orders of a period as CSV, with its sums at the end. @param orders oldest first */
export function periodCsv(orders: Order[]): string {
  const totals = periodTotals();
  totals.add(orders);
  return ordersCsv(orders) + totals.rows();
}
