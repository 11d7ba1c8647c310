import { readCsv } from "./csv.ts";
import { isDestroyed } from "./spreadsheet-values.ts";

/** An order with its courier's number. `url` is '' where the row has no link. */
export type TrackingRow = { order: string; tracking: { courier: string; number: string; url: string } };

/** A heading row has this in its first cell. */
const HEADING = /^order/i;
const WRONG = "is not: order, courier, number (and a link)";
/** The cells before the link. */
const BEFORE_LINK = 3;

/**
 * The orders of a courier's list, one a row: order, courier, number, and a link if there is one. Columns are separated as readCsv
 * reads them.
 * @returns the rows, or the number of the first wrong one in a sentence
 */
export function trackingRows(text: string): { rows: TrackingRow[] } | { wrong: string } {
  const list = readCsv(text);
  const [first = []] = list.rows;
  const heading = HEADING.test(first[0] ?? "") ? first : null;
  const rows: TrackingRow[] = [];
  for (const [index, cells] of list.rows.entries()) {
    if (index === 0 && heading) continue;
    const [order = "", courier = "", number = ""] = cells;
    if (!order || !courier || !number) return { wrong: `Row ${index + 1} ${WRONG}.` };
    const destroyed = [order, number].find(isDestroyed);
    if (destroyed) return { wrong: `Row ${index + 1}: a spreadsheet has turned a number into ${destroyed}. ${CURE}` };
    rows.push({ order, tracking: { courier, number, url: linkOf(cells, heading, list.separator) } });
  }
  return { rows };
}

const CURE = "Its digits are lost: format the column as text, then type or paste the whole number again.";

/** The link, whole where it has the separator in it. Other columns may follow it where a heading names them. */
function linkOf(cells: string[], heading: string[] | null, separator: string): string {
  const [link = "", ...more] = cells.slice(BEFORE_LINK);
  if (heading && heading.length > BEFORE_LINK + 1) return link;
  const rest = more.slice(0, more.findLastIndex((cell) => cell !== "") + 1);
  return rest.every((cell) => /^\S*$/.test(cell)) ? [link, ...rest].join(separator) : link;
}
