import * as z from "zod/mini";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import { dayBefore, indianDay } from "#lib/shop/language/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { toCollect } from "#lib/shop/order/payment.ts";
import { toCsv } from "./csv.ts";
import { packTotals, totalName } from "./to-pack.ts";

/** What the shop sold since a day in India, without cancelled orders and samples. Amounts in whole rupees. */
export const soldSchema = z.object({
  /** When it was counted, ISO 8601. */
  at: z.string(),
  since: z.string(),
  orders: z.int(),
  /** True when there were more orders than are read at once: the oldest are not counted. */
  is_cut: z.boolean(),
  /** Phone numbers, and those with more than one order. */
  customers: z.int(),
  repeat_customers: z.int(),
  /** What these orders have still to bring. */
  open_amount: z.int(),
  /**
   * The packs of each product in each month, then in each week, 'Month 2026-11', 'Week from 2026-11-23': newest first,
   * in each most packs first.
   */
  rows: z.array(z.object({ period: z.string(), product: z.string(), packs: z.int() })),
});
export type Sold = z.infer<typeof soldSchema>;

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  return new Date(day).getUTCDay() === 1 ? day : mondayOf(dayBefore(day));
}

/** What these orders sold. @param all the orders since that day, newest first @param at now, ISO 8601 */
export function whatSold(all: Order[], since: string, is_cut: boolean, at: string): Sold {
  const orders = all.filter(({ status }) => !rowOf(status).isOff);
  // An erased customer has no number.
  const known = orders.filter(({ guest_phone }) => indianMobile.test(guest_phone));
  const customers = [...Map.groupBy(known, ({ guest_phone }) => guest_phone).values()];
  return {
    at,
    since,
    orders: orders.length,
    is_cut,
    customers: customers.length,
    repeat_customers: customers.filter(({ length }) => length > 1).length,
    open_amount: orders.reduce((sum, order) => sum + toCollect(order), 0),
    rows: [
      ...rowsBy(orders, (day) => `Month ${day.slice(0, 7)}`),
      ...rowsBy(orders, (day) => `Week from ${mondayOf(day)}`),
    ],
  };
}

function rowsBy(orders: Order[], periodOf: (day: string) => string): Sold["rows"] {
  const periods = Map.groupBy(orders, ({ created_at }) => periodOf(indianDay(new Date(created_at))));
  return [...periods].flatMap(([period, some]) =>
    packTotals(some)
      .filter(({ isSample }) => !isSample)
      .map((total) => ({ period, product: totalName(total), packs: total.qty }))
      .sort((a, b) => b.packs - a.packs),
  );
}

/** What sold as CSV: a row for each product in each period. */
export function soldCsv({ rows }: Sold): string {
  return toCsv<Sold["rows"][number]>(
    { period: ({ period }) => period, product: ({ product }) => product, packs: ({ packs }) => packs },
    rows,
  );
}
