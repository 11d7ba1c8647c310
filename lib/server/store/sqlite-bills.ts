import "server-only";
import { erasedBuyer, numberOf, type TaxBill, taxBillSchema } from "#lib/shop/tax/tax-bill.ts";
import { type Numbered, numbered, type TaxDocuments } from "#lib/shop/tax/tax-documents.ts";
import type { SqliteAccess, SqliteStatements, SqlRow } from "./sqlite-statements.ts";
import type { BillStore } from "./store.ts";

/** The bills and the credit notes, in an order file. */
export const billStore = ({ rows, read, write }: SqliteAccess): BillStore => ({
  billsOf: (orderId) => read(() => ofOrder(rows, orderId)),
  listBills: ({ from, to, limit, after }) =>
    read(() => {
      const place = after ? [after.day, numberOf(after)] : ["", ""];
      const sql =
        "SELECT body FROM bills WHERE day BETWEEN ? AND ? AND (day, number) > (?, ?) ORDER BY day, number LIMIT ?";
      return rows.all(sql, from, to, ...place, limit).map(billOf);
    }),
  eraseBuyer: (orderId) =>
    write(() => {
      for (const bill of ofOrder(rows, orderId)) save(rows, erasedBuyer(bill));
    }),
});

/**
 * Saves what a change does to an order's tax documents. Inside its transaction: a number is given when its paper is
 * written, and only then.
 */
export function saveTaxDocuments(rows: SqliteStatements, taxDocuments: TaxDocuments, present: string | null): Numbered {
  const next = (series: string) =>
    Number(rows.one("SELECT max(n) AS n FROM bills WHERE series = ?", series)?.n ?? 0) + 1;
  const changed = numbered(taxDocuments, present === null ? null : find(rows, present), next);
  for (const bill of [...changed.made, ...(changed.voided ? [changed.voided] : [])]) save(rows, bill);
  return changed;
}

function find(rows: SqliteStatements, number: string): TaxBill | null {
  const row = rows.one("SELECT body FROM bills WHERE number = ?", number);
  return row ? billOf(row) : null;
}

const ofOrder = (rows: SqliteStatements, orderId: string) =>
  rows.all("SELECT body FROM bills WHERE order_id = ? ORDER BY rowid", orderId).map(billOf);

const billOf = (row: SqlRow): TaxBill => taxBillSchema.parse(JSON.parse(String(row.body)));

function save(rows: SqliteStatements, bill: TaxBill): void {
  const { series, n, day, order_id } = bill;
  const sql = "INSERT INTO bills VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (number) DO UPDATE SET body = excluded.body";
  rows.run(sql, numberOf(bill), series, n, day, order_id, JSON.stringify(bill));
}
