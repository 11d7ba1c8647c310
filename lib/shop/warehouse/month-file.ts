import { type LineAmounts, negated, placeOfSupply, sumOf } from "#lib/shop/tax/gst.ts";
import { numberOf, paperName, type TaxBill } from "#lib/shop/tax/tax-bill.ts";
import { csvRow } from "./csv.ts";

const amounts = ["taxable", "cgst", "sgst", "igst", "total"] as const;
/** Numbers, which a spreadsheet can add up. */
const inRupees = (sums: LineAmounts) => amounts.map((name) => sums[name] / 100);
const signed = (bill: TaxBill): TaxBill["lines"] =>
  bill.credits === null ? bill.lines : bill.lines.map((line) => ({ ...line, qty: -line.qty, ...negated(line) }));

/**
 * A month's tax documents for the accountant as CSV: each bill and credit note, then their sums by rate and state, by
 * HSN code, and the numbers of each series, as the returns of sales to consumers ask for them. Void ones stand in the
 * list, and count nothing.
 * @param bills of the month, in the order of their numbers
 */
export function monthFile(bills: TaxBill[]): string {
  const counted = bills.filter(({ is_void }) => !is_void);
  const lines = counted.flatMap((bill) =>
    signed(bill).map((line) => ({ ...line, place: placeOfSupply(bill.buyer.state) })),
  );
  const table = (title: string, columns: string[], rows: (string | number)[][]) =>
    [[title], columns, ...rows].map(csvRow).join("");
  const by = (keyOf: (line: (typeof lines)[number]) => (string | number)[]) =>
    [...Map.groupBy(lines, (line) => JSON.stringify(keyOf(line)))].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    table(
      "Bills and credit notes",
      ["number", "paper", "date", "order_id", "takes_back", "void", "place_of_supply", ...amounts],
      bills.map((bill) => [
        numberOf(bill),
        paperName(bill),
        bill.day,
        bill.order_id,
        bill.credits ?? "",
        bill.is_void ? "yes" : "",
        placeOfSupply(bill.buyer.state),
        ...inRupees(sumOf(bill.is_void ? [] : signed(bill))),
      ]),
    ),
    table(
      "By rate and state",
      ["place_of_supply", "rate", ...amounts],
      by(({ place, rate }) => [place, rate]).map(([key, some]) => [...JSON.parse(key), ...inRupees(sumOf(some))]),
    ),
    table(
      "By HSN code",
      ["hsn", "rate", "packs", ...amounts],
      by(({ hsn, rate }) => [hsn, rate]).map(([key, some]) => [
        ...JSON.parse(key),
        some.reduce((sum, { qty }) => sum + qty, 0),
        ...inRupees(sumOf(some)),
      ]),
    ),
    table(
      "Numbers",
      ["series", "from", "to", "issued", "void"],
      [...Map.groupBy(bills, ({ series }) => series)].map(([series, some]) => [
        series,
        numberOf({ series, n: Math.min(...some.map(({ n }) => n)) }),
        numberOf({ series, n: Math.max(...some.map(({ n }) => n)) }),
        some.length,
        some.filter(({ is_void }) => is_void).length,
      ]),
    ),
    table("Total", [...amounts], [inRupees(sumOf(lines))]),
  ].join(csvRow([]));
}
