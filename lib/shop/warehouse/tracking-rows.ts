import { trackedOrderSchema } from "#lib/shop/order/order-change.ts";
import { isDestroyed, readCsv } from "./csv.ts";

/**
 * An order with its courier's number. `url` is '' where the row has no link; `row` is its number in the list, counted
 * from 1; `line` is the row as it was written; `why` says why it can't be shipped, or is null.
 */
export type TrackingRow = {
  order: string;
  tracking: { courier: string; number: string; url: string };
  row: number;
  line: string;
  why: string | null;
};

const CURE = "Its digits are lost: format the column as text, then type or paste the whole number again.";
const WRONG =
  "An order has up to 64 characters, a courier up to 40, a number up to 60, and a link begins with https://";

/**
 * The orders of a courier's list, one a row: order, courier, number, and a link if there is one. The heading says which
 * column is which (`courierColumns`), in any order and among others; without one they come in this order. Columns are
 * separated as readCsv reads them.
 * @param courier whose list it is, where that is no column
 * @returns the rows, the lines above them, and why none of them can be read, or null
 */
export function trackingRows(text: string, courier = "") {
  const list = readCsv(text);
  const at = courierColumns(list.rows);
  const needed = { order: at.order, number: at.number, courier: courier ? 0 : at.courier };
  const [missing] = Object.entries(needed).find(([, place]) => place < 0) ?? [];
  const cure = missing === "courier" ? "say whose list it is" : "name it in the heading";
  const lines = list.rows.map((cells) => list.written.get(cells) ?? "");
  const rows = list.rows.map((cells, index): TrackingRow => {
    const [order = "", by, number = ""] = [cells[at.order], cells[at.courier], cells[at.number]];
    const tracking = { courier: by || courier, number, url: linkOf(cells, at.link, at.width, list.separator) };
    return { order, tracking, row: index + 1, line: lines[index] ?? "", why: whyWrong(order, tracking) };
  });
  return {
    rows: missing ? [] : rows.slice(at.above),
    above: lines.slice(0, at.above),
    problem: missing ? `The list has no column for the ${missing}: ${cure}.` : null,
  };
}

function whyWrong(order: string, tracking: TrackingRow["tracking"]): string | null {
  const [missing] = Object.entries({ order, ...tracking, url: "-" }).find(([, cell]) => cell === "") ?? [];
  if (missing) return `It has no ${missing}.`;
  const destroyed = [order, tracking.number].find(isDestroyed);
  if (destroyed) return `A spreadsheet has turned a number into ${destroyed}. ${CURE}`;
  return trackedOrderSchema.safeParse({ order, tracking }).success ? null : WRONG;
}

/** The link, whole where it has the separator in it. Other columns may follow it where a heading names them. */
function linkOf(cells: string[], at: number, width: number, separator: string): string {
  const [link = "", ...more] = cells.slice(at);
  if (width > at + 1) return link;
  const rest = more.slice(0, more.findLastIndex((cell) => cell !== "") + 1);
  return rest.every((cell) => /^\S*$/.test(cell)) ? [link, ...rest].join(separator) : link;
}

/** What couriers call the columns of their list, without blanks and marks. */
const names = {
  reference: /^(?:customer|client|your)?ref(?:erence)?(?:no|number|id)?$/,
  order: /^order(?:no|number|id)?$/,
  courier: /^(?:courier|carrier)(?:name|company)?$/,
  number: /^(?:(?:awb|waybill|tracking|consignment|docket|cn)(?:no|number|id)?|number)$/,
  link: /^(?:tracking)?(?:link|url)$/,
};
/** A list may have so many rows above its heading: its title, a date. */
const MOST_ABOVE = 10;

/**
 * Where a list has what, -1 for a column that it doesn't have, how many of its rows come before the first parcel, and
 * how many columns its heading names. A list without a heading has order, courier, number and link in this order.
 */
function courierColumns(rows: string[][]) {
  for (const [index, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const heading = row.map((cell) => cell.toLowerCase().replace(/[^\p{L}]/gu, ""));
    const at = (name: keyof typeof names) => heading.findIndex((cell) => names[name].test(cell));
    // Of an order's own number and ours, ours is the reference. A link may stand behind what the heading names.
    const order = at("reference") < 0 ? at("order") : at("reference");
    const courier = at("courier");
    const number = at("number");
    const link = at("link") < 0 ? row.length : at("link");
    if (number >= 0 || order >= 0) return { order, courier, number, link, above: index + 1, width: row.length };
  }
  return { order: 0, courier: 1, number: 2, link: 3, above: 0, width: 0 };
}
