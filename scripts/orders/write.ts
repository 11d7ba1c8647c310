import { readFileSync } from "node:fs";
import { log } from "#lib/server/log.ts";
import { changeOrders } from "#lib/server/orders/change-orders.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { type BulkChange, bulkChangeSchema, MOST_AT_ONCE } from "#lib/shop/order/order-change.ts";
import { trackingRows } from "#lib/shop/warehouse/tracking-rows.ts";
import { CommandError } from "../command.ts";
import { refusalsInWords } from "./read.ts";

// The screen is for people, and its output may be read by a program.
log.level = "warn";

/**
 * Gives orders a status. What has to be told is told by the running shop, a minute later.
 * @param quiet no customer hears of it
 * @throws CommandError with those that were not changed, and why
 */
export function mark(status: string, orders: string[], quiet: boolean): Promise<void> {
  return changeAll({ status, orders: orders.map((order) => ({ order })), quiet });
}

/** Marks the orders of a CSV file as shipped, each with its courier and number. @throws CommandError */
export function ship(file: string, quiet: boolean): Promise<void> {
  const read = trackingRows(readFileSync(file, "utf8"));
  if ("wrong" in read) throw new CommandError(`${file}: ${read.wrong}`);
  return changeAll({ status: "shipped", orders: read.rows, quiet });
}

type Given = { status: string; orders: { order: string; tracking?: object }[]; quiet: boolean };

async function changeAll({ status, orders, quiet }: Given): Promise<void> {
  const updated: string[] = [];
  const failed: string[] = [];
  for (let start = 0; start < orders.length; start += MOST_AT_ONCE) {
    const part = { orders: orders.slice(start, start + MOST_AT_ONCE), status, ...(quiet && { notify: false }) };
    const result = await refusalsInWords(async () =>
      changeOrders(parseOr("invalid_order", bulkChangeSchema, part) as BulkChange),
    );
    updated.push(...result.updated);
    failed.push(...result.failed.map(({ order, error }) => `${order}: ${error}`));
  }
  console.log(`${updated.length} of ${orders.length} ${status}.`);
  if (failed.length > 0) throw new CommandError(`These were not changed:\n${failed.join("\n")}`);
}
