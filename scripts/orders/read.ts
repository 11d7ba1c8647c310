import { ApiError } from "#lib/server/http/route.ts";
import { orderIdNamed } from "#lib/server/orders/find-by-name.ts";
import { listOrders } from "#lib/server/orders/list-orders.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import type { OrderFilter } from "#lib/server/store/store.ts";
import { dayAfter, indianDay, indianTime, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { TO_PACK } from "#lib/shop/order/order-status.ts";
import { toCollect } from "#lib/shop/order/payment.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { ordersCsv, ordersCsvRows, periodTotals } from "#lib/shop/warehouse/orders-csv.ts";
import { packingSlipHtml, packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { destination, toPackText } from "#lib/shop/warehouse/to-pack.ts";
import { CommandError, startedStore } from "../command.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The orders that a text finds, a line each. @throws CommandError when it can find nothing */
export async function findOrders(text: string): Promise<string> {
  const found = await refusalsInWords(() =>
    listOrders(new URLSearchParams({ q: text, limit: "100" }), {
      kind: "staff",
      staff: { name: "command", owner: false },
    }),
  );
  const lines = found.orders.map((order) => line(order as Order));
  return lines.length > 0 ? lines.join("") : `No order is found by '${text}'.\n`;
}

function line(order: Order): string {
  const { order_id, created_at, status, guest_name, guest_phone, total_price } = order;
  const facts = [spokenNumber(order_id), indianTime(new Date(created_at)), status, guest_name, guest_phone];
  return `${[...facts, destination(order), rupees(total_price), order_id].join("  ")}\n`;
}

/** What is to be packed, as text. @param statuses by default those before packing */
export async function toPack(statuses = TO_PACK): Promise<string> {
  return toPackText(await oldestFirst({ statuses }));
}

/** The slips of what is to be packed, as one HTML document. @param statuses by default those before packing */
export async function slipsOf(statuses = TO_PACK): Promise<string> {
  const orders = await oldestFirst({ statuses });
  if (orders.length === 0) throw new CommandError("There is nothing to pack.");
  return packingSlipsHtml(orders);
}

/** What is still to be paid, the oldest first, with its age, and the sum. */
export async function unpaid(): Promise<string> {
  const orders = await oldestFirst({ money: ["due"] });
  const lines = orders.map((order) => `${daysOld(order)}  ${line(order)}`);
  const sum = rupees(orders.reduce((total, order) => total + toCollect(order), 0));
  return `Not paid: ${orders.length} ${orders.length === 1 ? "order" : "orders"}, ${sum}\n${lines.join("")}`;
}

function daysOld({ created_at }: Order): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(created_at)) / DAY_MS));
  return `${days} ${days === 1 ? "day" : "days"}`;
}

/** One packing slip. @throws CommandError */
export async function slipOf(name: string): Promise<string> {
  const orderId = await refusalsInWords(() => orderIdNamed(name));
  const found = await startedStore().find(orderId);
  if (!found) throw new CommandError("There is no order with this id.");
  return packingSlipHtml(found.order);
}

/** The parcels for the courier, as CSV. @param statuses by default the packed ones */
export async function courierList(statuses = ["packed"]): Promise<string> {
  return courierCsv(await oldestFirst({ statuses }));
}

/** Days in India, both included. Without `until` up to now. */
type Period = { since: string; until?: string | undefined };

/**
 * The orders of a period as CSV, a day at a time: the store lists them newest first, and the orders of years would not fit into
 * memory. A period that has an end has its sums at the end.
 * @throws CommandError
 */
export async function* csvOf({ since: first, until }: Period, statuses?: string[]): AsyncGenerator<string, void> {
  for (const day of [first, until ?? first])
    if (startOfIndianDay(day) === null) throw new CommandError(`${day} is not a day like 2026-11-01.`);
  yield ordersCsv([]);
  const totals = periodTotals();
  const today = indianDay(new Date());
  const last = until !== undefined && until < today ? until : today;
  for (let from = first; from <= last; from = dayAfter(from)) {
    const [since, before] = [startOfIndianDay(from) ?? from, startOfIndianDay(dayAfter(from)) ?? undefined];
    // A clock that was ahead has placed orders in the future; they come with today's.
    const orders = await oldestFirst({ statuses, since, before: from < today ? before : undefined });
    totals.add(orders);
    if (orders.length > 0) yield ordersCsvRows(orders);
  }
  if (until !== undefined) yield totals.rows();
}

async function oldestFirst(filter: Omit<OrderFilter, "limit" | "cursor">): Promise<Order[]> {
  const orders: Order[] = [];
  for await (const order of everyOrder(startedStore(), filter)) orders.push(order);
  return orders.reverse();
}

/** A refusal of the API as one line on the screen. */
export async function refusalsInWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? new CommandError(error.message) : error;
  }
}
