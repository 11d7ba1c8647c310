import { LONGEST_ORDER_NAME, trackingSchema } from "#lib/shop/order/order-change.ts";
import { type CourierColumns, courierColumns } from "./courier-columns.ts";
import { readCsv } from "./csv.ts";
import { isDestroyed } from "./spreadsheet-values.ts";

/** An order with its courier's number. `url` is '' where the row has no link; `line` is the row as it was written. */
export type TrackingRow = { order: string; tracking: { courier: string; number: string; url: string }; line: string };
/** A row that ships nothing: its number in the list, counted from 1, the row as it was written, and why. */
export type WrongRow = { row: number; line: string; why: string };

const CURE = "Its digits are lost: format the column as text, then type or paste the whole number again.";
const WRONG = {
  order: "This is no order.",
  tracking: "A courier has up to 40 characters, a number up to 60, and a link begins with https://",
};

/**
 * The orders of a courier's list, one a row: order, courier, number, and a link if there is one. The heading says which column is which
 * (courier-columns.ts), in any order and among others; without one they come in this order. Columns are separated as readCsv reads them.
 * @param courier whose list it is, where that is no column
 * @returns the rows, those that are wrong, and why none of them can be read, or null
 */
export function trackingRows(
  text: string,
  courier = "",
): { rows: TrackingRow[]; wrong: WrongRow[]; problem: string | null } {
  const list = readCsv(text);
  const { columns, above, width } = courierColumns(list.rows);
  const rows: TrackingRow[] = [];
  const wrong: WrongRow[] = [];
  const problem = missingColumn(columns, courier);
  for (const [index, cells] of list.rows.entries()) {
    if (index < above || problem !== null) continue;
    const line = list.written[index] ?? "";
    const [order = "", by = courier, number = ""] = [columns.order, columns.courier, columns.number].map(
      (at) => cells[at],
    );
    const tracking = { courier: by || courier, number, url: linkOf(cells, columns.link, width, list.separator) };
    const why = whyWrong(order, tracking);
    if (why === null) rows.push({ order, tracking, line });
    else wrong.push({ row: index + 1, line, why });
  }
  return { rows, wrong, problem };
}

function missingColumn({ order, number, courier: by }: CourierColumns, courier: string): string | null {
  if (order < 0) return "The list has no column for the order. Call one Order or Ref No.";
  if (number < 0) return "The list has no column for the number. Call one Number, AWB No or Tracking No.";
  return by < 0 && courier === "" ? "The list has no column for the courier: say whose list it is." : null;
}

function whyWrong(order: string, tracking: TrackingRow["tracking"]): string | null {
  const missing = Object.entries({ order, courier: tracking.courier, number: tracking.number }).filter(
    ([, cell]) => !cell,
  );
  if (missing.length > 0) return `It has no ${missing.map(([name]) => name).join(" and no ")}.`;
  const destroyed = [order, tracking.number].find(isDestroyed);
  if (destroyed) return `A spreadsheet has turned a number into ${destroyed}. ${CURE}`;
  if (order.length > LONGEST_ORDER_NAME) return WRONG.order;
  return trackingSchema.safeParse(tracking).success ? null : WRONG.tracking;
}

/** The link, whole where it has the separator in it. Other columns may follow it where a heading names them. */
function linkOf(cells: string[], at: number, width: number, separator: string): string {
  const [link = "", ...more] = cells.slice(at);
  if (width > at + 1) return link;
  const rest = more.slice(0, more.findLastIndex((cell) => cell !== "") + 1);
  return rest.every((cell) => /^\S*$/.test(cell)) ? [link, ...rest].join(separator) : link;
}
