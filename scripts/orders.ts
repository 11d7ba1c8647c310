import { closeSync, fchmodSync, openSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { everyOrder } from "#lib/server/store/every-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { indianDay, startOfIndianDay } from "#lib/shop/order/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { packingSlipHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { CommandError, runCommand } from "./command.ts";

const usage = `npm run -s orders -- --today                    today's orders as CSV, a row each, the oldest first
npm run -s orders -- --since 2026-11-01         those since the start of that day in India
npm run -s orders -- --slip ORDER_ID            an order's packing slip, a page to be printed
with --status packed  only orders that have this status now
with --excel          marks the CSV as UTF-8, which Excel needs to be told
with --to FILE        writes into a file that only you can read, instead of to the screen`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const options = { today: flag, since: text, status: text, slip: text, excel: flag, to: text };

function read(args: string[]) {
  const given = parsed(args);
  if ([given.today, given.since, given.slip].filter(Boolean).length !== 1) throw new CommandError(usage);
  return { ...given, to: given.to && resolve(given.to) };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function print({ since, status, slip, excel, to }: ReturnType<typeof read>): Promise<void> {
  const csv = () => csvSince(since ?? indianDay(new Date()), status);
  const written = slip ? await packingSlip(slip) : (excel ? "\ufeff" : "") + (await csv());
  if (to) writePrivately(to, written);
  else await new Promise((done) => process.stdout.write(written, done));
}

/** Closes a file that was there before to everybody else before anything is written into it. */
function writePrivately(path: string, text: string): void {
  const file = openSync(path, "w", 0o600);
  try {
    fchmodSync(file, 0o600);
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
}

async function csvSince(day: string, status: string | undefined): Promise<string> {
  const start = startOfIndianDay(day);
  if (start === null) throw new CommandError(`${day} is not a day like 2026-11-01.`);
  const orders: Order[] = [];
  for await (const order of everyOrder(openStore(), { status }, start)) orders.push(order);
  return ordersCsv(orders.reverse());
}

async function packingSlip(orderId: string): Promise<string> {
  const found = await openStore().find(orderId);
  if (!found) throw new CommandError("There is no order with this id.");
  return packingSlipHtml(found.order);
}

await runCommand(read, print);
