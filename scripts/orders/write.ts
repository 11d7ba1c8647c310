import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { parseOr } from "#lib/server/http/parse.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log.ts";
import { changeOrders } from "#lib/server/orders/change-orders.ts";
import { deskOf, readDeskOrder } from "#lib/server/orders/desk.ts";
import { type PlacedOrder, placeOrder } from "#lib/server/orders/place-order.ts";
import { keyed } from "#lib/server/secrets.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { orderIdOfBytes } from "#lib/shop/order/new-order-id.ts";
import { spokenNumber, wireQuoteSchema } from "#lib/shop/order/order.ts";
import { type BulkChange, bulkChangeSchema, MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { normaliseOrderRequest, orderIdOf } from "#lib/shop/order/order-request.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";
import { statusesBefore } from "#lib/shop/warehouse/next-status.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { CommandError } from "../command.ts";
import { parseJson } from "../content/json-problem.ts";
import { refusalsInWords } from "./read.ts";

// The screen is for people, and its output may be read by a program.
log.level = "warn";

/**
 * Takes an order at the desk, as the API does; the running shop sends its messages within a minute. An order without an id gets
 * one that its file alone makes: the same file again is the same order.
 * @throws CommandError that names each wrong field
 */
export async function takeOrder(file: string): Promise<void> {
  const text = readFileSync(file, "utf8");
  const order_id = orderIdOfBytes(Buffer.from(keyed(`order file ${text}`), "hex"));
  const json = parseJson(text, file);
  const sent = normaliseOrderRequest(isRecord(json) ? { channel: "phone", order_id, ...json } : json);
  const { order, replayed } = await taken(sent).catch((error: unknown) => {
    throw error instanceof ApiError ? new CommandError(wrongFields(error)) : error;
  });
  const saved = replayed ? "was saved before" : "is saved";
  console.log(`${spokenNumber(order.order_id)} ${saved}: ${order.guest_name}, ${rupees(order.total_price)}.`);
}

async function taken(sent: unknown): Promise<PlacedOrder> {
  const desk = deskOf({ kind: "staff", staff: { name: "command", owner: false } }, sent);
  if (!desk) throw new CommandError("channel: it is phone, whatsapp or counter");
  const orderer = { userId: null, offerOf: null, desk };
  return placeOrder(
    orderIdOf(sent),
    (saved) => readDeskOrder(sent, saved),
    orderer,
    "command",
    async () => {},
  );
}

/** A refusal with a line for each wrong field, and with the shop's total where another was given. */
function wrongFields({ message, details: { fields = {}, body } }: ApiError): string {
  const { success, data } = z.safeParse(z.object({ quote: wireQuoteSchema }), body);
  if (success) return `total_price: ${message} The shop's total is ${rupees(data.quote.total_price)}.`;
  const lines = Object.entries(fields).map(([name, words]) => `${name}: ${words}`);
  return lines.length > 0 ? lines.join("\n") : message;
}

/** `quiet`: no customer hears of it. `anyway`: also orders that were cancelled, or have gone further. */
type How = { quiet: boolean; anyway: boolean };

/**
 * Gives orders a status. What has to be told is told by the running shop, a minute later.
 * @throws CommandError with those that were not changed, and why
 */
export function mark(status: string, orders: string[], how: How): Promise<void> {
  return changeAll(
    status,
    orders.map((order) => ({ order })),
    how,
  );
}

/**
 * Marks the orders of a CSV file as shipped, each with its courier and number, that may leave. A file with a wrong row is left whole: a
 * command that is run twice must not depend on what the first run did.
 * @param by whose file it is, where the courier is no column
 * @throws CommandError
 */
export function ship(file: string, how: How, by?: string): Promise<void> {
  const { rows, problem } = trackingRows(readFileSync(file, "utf8"), by);
  const wrong = rows.flatMap(({ row, why }) => (why ? [`Row ${row}: ${why}`] : []));
  if (problem) wrong.push(`${problem} --by "ST Courier" says whose it is.`);
  if (wrong.length > 0) throw new CommandError(wrong.map((why) => `${file}: ${why}`).join("\n"));
  return changeAll("shipped", rows, how, true);
}

async function changeAll(
  status: string,
  orders: { order: string; tracking?: object }[],
  { quiet, anyway }: How,
  if_ready = false,
): Promise<void> {
  const shared = { status, if_ready, notify: quiet ? false : undefined, force: anyway };
  const { updated, failed } = await refusalsInWords(async () => {
    const all: BulkChange["orders"] = [];
    for (let start = 0; start < orders.length; start += MOST_AT_ONCE) {
      const part = { ...shared, orders: orders.slice(start, start + MOST_AT_ONCE) };
      all.push(...parseOr("invalid_order", bulkChangeSchema, part).orders);
    }
    // In one call, so that an order that stands twice is found in a file of any length.
    const change = parseOr("invalid_order", bulkChangeSchema, { ...shared, orders: all.slice(0, 1) });
    const from = change.status === undefined ? undefined : statusesBefore(change.status);
    return changeOrders({ ...change, from, orders: all }, "command");
  });
  console.log(`${updated.length} of ${orders.length} ${status}.`);
  if (failed.length === 0) return;
  const lines = failed.map(({ order, error }) => `${order}: ${error}`);
  if (failed.some(({ code }) => code === "order_moved")) lines.push("With --anyway they are changed all the same.");
  throw new CommandError(`These were not changed:\n${lines.join("\n")}`);
}
