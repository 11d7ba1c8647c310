import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { monthCsv } from "#lib/server/orders/bills.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { CommandError, runCommand } from "./command.ts";
import { print } from "./orders/output.ts";
import { courierList, csvOf, findOrders, refusalsInWords, slipOf, slipsOf, toPack, unpaid } from "./orders/read.ts";
import { mark, ship, takeOrder } from "./orders/write.ts";

const usage = `npm run -s orders -- --find TEXT                by six characters, id, phone, name, town, pincode or product
npm run -s orders -- --to-pack                  what to take from the shelf, then each order
npm run -s orders -- --slips --to slips.html    the packing slips of these as one document to print
npm run -s orders -- --courier --to FILE        the packed parcels for the courier, as CSV
npm run -s orders -- --mark packed 9K2JKY ...   gives orders a status; with --quiet no customer hears of it
npm run -s orders -- --ship tracking.csv        marks them shipped; rows of: order, courier, number, link, or the
                                                courier's own file, with --by "ST Courier" where it doesn't say whose,
                                                that are packed, and paid where that comes first; with --anyway all,
                                                also those that were cancelled or have gone further
npm run -s orders -- --new FILE.json            an order that came by phone: a JSON object as the API takes it; the
                                                same file again is the same order
npm run -s orders -- --unpaid                   what is still to be paid, the oldest first, with its age and the sum
npm run -s orders -- --slip 9K2JKY              one packing slip
npm run -s orders -- --today                    today's orders as CSV, a row each, the oldest first
npm run -s orders -- --since 2026-11-01         those since the start of that day in India, and
                                                with --until 2026-11-15 to the end of that one, with sums
npm run -s orders -- --month 2026-11            that month's bills and credit notes for the accountant
with --status packed  only orders that have this status now; more than one may be given
with --excel          marks CSV as UTF-8, which Excel needs to be told
with --to FILE        writes into a file that only you can read, instead of to the screen`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const tasks = {
  find: text,
  "to-pack": flag,
  slips: flag,
  courier: flag,
  mark: text,
  ship: text,
  new: text,
  unpaid: flag,
  slip: text,
  today: flag,
  since: text,
  month: text,
};
const options = {
  ...tasks,
  status: { type: "string", multiple: true },
  excel: flag,
  quiet: flag,
  anyway: flag,
  by: text,
  to: text,
  until: text,
} as const;

function read(args: string[]) {
  const { values, positionals } = parsed(args);
  const given = Object.keys(tasks).filter((task) => task in values);
  const isLost = values.until !== undefined && values.since === undefined;
  if (given.length !== 1 || isLost || positionals.length > 0 !== (values.mark !== undefined))
    throw new CommandError(usage);
  return {
    ...values,
    ids: positionals,
    to: values.to && resolve(values.to),
    ship: values.ship && resolve(values.ship),
    new: values.new && resolve(values.new),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function carryOut({
  to,
  excel = false,
  quiet = false,
  anyway = false,
  by,
  status,
  ids,
  ...task
}: ReturnType<typeof read>) {
  const byteOrderMark = excel ? "\ufeff" : "";
  if (task.mark !== undefined) return mark(task.mark, ids, { quiet, anyway });
  if (task.new) return takeOrder(task.new);
  if (task.ship) return ship(task.ship, { quiet, anyway }, by);
  if (task.find !== undefined) return print(await findOrders(task.find), to);
  if (task["to-pack"]) return print(await toPack(status), to);
  if (task.unpaid) return print(await unpaid(), to);
  if (task.slips) return print(await slipsOf(status), to);
  if (task.slip !== undefined) return print(await slipOf(task.slip), to);
  if (task.courier) return print(byteOrderMark + (await courierList(status)), to);
  if (task.month !== undefined)
    return print(byteOrderMark + (await refusalsInWords(() => monthCsv(task.month ?? ""))), to);
  const period = { since: task.since ?? indianDay(new Date()), until: task.until };
  return print(withMark(csvOf(period, status), byteOrderMark), to);
}

async function* withMark(parts: AsyncIterable<string>, first: string): AsyncGenerator<string, void> {
  if (first) yield first;
  yield* parts;
}

await runCommand(read, carryOut);
