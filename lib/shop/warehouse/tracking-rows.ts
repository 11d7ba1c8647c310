import { readCsv } from "./csv.ts";

/** An order with its courier's number. `url` is '' where the row has no link. */
export type TrackingRow = { order: string; tracking: { courier: string; number: string; url: string } };

/** A heading row has this in its first cell. */
const HEADING = /^order/i;
const WRONG = "is not: order, courier, number (and a link)";

/**
 * The orders of a courier's list, one a row: order, courier, number, and a link if there is one. Columns are separated by
 * commas, or by tabs as a spreadsheet copies them.
 * @returns the rows, or the number of the first wrong one in a sentence
 */
export function trackingRows(text: string): { rows: TrackingRow[] } | { wrong: string } {
  const lines = readCsv(text.replaceAll("\t", ","));
  const rows: TrackingRow[] = [];
  for (const [index, [order = "", courier = "", number = "", url = ""]] of lines.entries()) {
    if (index === 0 && HEADING.test(order)) continue;
    if (!order || !courier || !number) return { wrong: `Row ${index + 1} ${WRONG}.` };
    rows.push({ order, tracking: { courier, number, url } });
  }
  return { rows };
}
