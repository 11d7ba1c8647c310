import { readFileSync } from "node:fs";
import { parseOr } from "#lib/server/http/parse.ts";
import { log } from "#lib/server/log.ts";
import { changeOrders } from "#lib/server/orders/change-orders.ts";
import { type BulkChange, bulkChangeSchema, MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { statusesBefore } from "#lib/shop/warehouse/next-status.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { CommandError } from "../command.ts";
import { refusalsInWords } from "./read.ts";

// The screen is for people, and its output may be read by a program.
log.level = "warn";

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

/** Marks the orders of a CSV file as shipped, each with its courier and number, that may leave. @throws CommandError */
export function ship(file: string, how: How): Promise<void> {
  const read = trackingRows(readFileSync(file, "utf8"));
  if ("wrong" in read) throw new CommandError(`${file}: ${read.wrong}`);
  return changeAll("shipped", read.rows, how, true);
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
