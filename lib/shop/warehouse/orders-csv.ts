import { indianTime } from "#lib/shop/order/indian-day.ts";
import { type Order, type OrderItem, spokenNumber } from "#lib/shop/order/order.ts";
import { amountsOfOrder } from "#lib/shop/pricing/amounts.ts";
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
  state: ({ state }) => state,
  items: ({ items }) => listed(paidAndSamples(items).paid),
  free_samples: ({ items }) => listed(paidAndSamples(items).samples),
  count: ({ items }) => pickCount(items),
  net_weight_g: ({ items }) => parcelGrams(items),
  subtotal: (order) => amountsOfOrder(order).subtotal,
  discount: ({ discount_amount }) => discount_amount,
  delivery_charge: ({ delivery_charge }) => delivery_charge,
  to_collect: ({ total_price }) => total_price,
  delivery: ({ delivery_date }) => delivery_date,
};

const listed = (items: OrderItem[]) => items.map(({ name, qty }) => `${qty} x ${name}`).join("; ");

/** Orders as CSV (RFC 4180) with a heading row; every row ends in CR LF. */
export function ordersCsv(orders: Order[]): string {
  const rows = orders.map((order) => Object.values(columns).map((value) => value(order)));
  return [Object.keys(columns), ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/**
 * What a spreadsheet takes for a formula, and runs, begins with one of these, in their wide forms too; some programs skip
 * blanks, quotes and invisible characters before it.
 */
const formula = /^[\s"'\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** One cell: quoted where it must be, and with an apostrophe before it where a spreadsheet would run it. */
export function csvCell(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
