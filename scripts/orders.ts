import { closeSync, fchmodSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ApiError } from "#lib/server/http/route.ts";
import { monthCsv } from "#lib/server/orders/bills.ts";
import { everyOrder } from "#lib/server/store/every-order.ts";
import { dayAfter, indianDay, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { ordersCsv, ordersCsvRows, periodTotals } from "#lib/shop/warehouse/orders-csv.ts";
import { runCommand, startedStore } from "./command/command.ts";
import { CommandError } from "./command/failure-line.ts";

const usage = `npm run -s orders -- --since 2026-11-01         orders as CSV, a row each, the oldest first, since the start of that day
                                                in India, and with --until 2026-11-15 to the end of that one, with sums
npm run -s orders -- --month 2026-11            that month's bills and credit notes for the accountant
with --excel          marks CSV as UTF-8, which Excel needs to be told
with --to FILE        writes into a file that only you can read, instead of to the screen`;

const text = { type: "string" } as const;
const options = { since: text, until: text, month: text, to: text, excel: { type: "boolean" } } as const;

export function read(args: string[]) {
  const values = parsed(args);
  const isLost = values.until !== undefined && values.since === undefined;
  if ((values.since === undefined) === (values.month === undefined) || isLost) throw new CommandError(usage);
  return { ...values, to: values.to && resolve(values.to) };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}

export async function carryOut({ since, until, month = "", to, excel }: ReturnType<typeof read>): Promise<void> {
  const parts = since === undefined ? billsOf(month) : ordersOf(since, until);
  if (to) return writePrivately(to, excel, parts);
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // A reader that has enough, as `head`, ends it quietly.
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  // A slow reader is waited for, so that no part piles up in memory.
  for await (const part of marked(excel, parts)) await new Promise((done) => process.stdout.write(part, done));
}

async function* marked(excel: boolean | undefined, parts: AsyncIterable<string>): AsyncGenerator<string, void> {
  let mark = excel ? "\ufeff" : "";
  for await (const part of parts) {
    yield mark + part;
    mark = "";
  }
}

/** Closes a file that was there before to everybody else before anything is written into it. */
async function writePrivately(path: string, excel: boolean | undefined, parts: AsyncIterable<string>): Promise<void> {
  // Made with the first part: what can't be made at all must not leave an empty file.
  let file: number | undefined;
  try {
    for await (const part of marked(excel, parts)) {
      file ??= opened(path);
      writeSync(file, part);
    }
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function opened(path: string): number {
  const file = openSync(path, "w", 0o600);
  fchmodSync(file, 0o600);
  return file;
}

async function* billsOf(month: string): AsyncGenerator<string, void> {
  yield await monthCsv(month).catch((error: unknown) => {
    throw error instanceof ApiError ? new CommandError(error.message) : error;
  });
}

/**
 * The orders of these days in India, both included, a day at a time: the store lists them newest first, and the orders
 * of years would not fit into memory. A period that has an end has its sums at the end.
 * @throws CommandError
 */
async function* ordersOf(first: string, until?: string): AsyncGenerator<string, void> {
  for (const day of [first, until ?? first])
    if (startOfIndianDay(day) === null) throw new CommandError(`${day} is not a day like 2026-11-01.`);
  yield ordersCsv([]);
  const store = startedStore();
  const totals = periodTotals();
  const today = indianDay(new Date());
  const last = until !== undefined && until < today ? until : today;
  for (let from = first; from <= last; from = dayAfter(from)) {
    const since = startOfIndianDay(from) ?? from;
    const before = startOfIndianDay(dayAfter(from)) ?? undefined;
    const orders: Order[] = [];
    // A clock that was ahead has placed orders in the future; they come with today's.
    for await (const order of everyOrder(store, { since, before: from < today ? before : undefined }))
      orders.push(order);
    totals.add(orders.reverse());
    if (orders.length > 0) yield ordersCsvRows(orders);
  }
  if (until !== undefined) yield totals.rows();
}

if (import.meta.main) await runCommand(read, carryOut);
