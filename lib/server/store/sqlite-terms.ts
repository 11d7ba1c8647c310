import "server-only";
import type { DatabaseSync } from "node:sqlite";
import type { Order } from "#lib/shop/order/order.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";

/** What orders are found by, newest last: a search reads it backwards, from its cursor on. */
export const termsColumns = `(
    term       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    order_id   TEXT NOT NULL,
    PRIMARY KEY (term, created_at, order_id)
  ) STRICT, WITHOUT ROWID`;

/** The version of the file from which on every order has its terms. */
const WITH_TERMS = 1;

type Indexed = Pick<Order, "order_id" | "guest_name" | "created_at">;
type Run = (sql: string, ...values: string[]) => unknown;

/** Saves by what a new order is found. Inside a transaction. */
export function insertTerms(run: Run, order: Indexed): void {
  for (const term of searchTerms(order))
    run("INSERT INTO order_terms VALUES (?, ?, ?) ON CONFLICT DO NOTHING", term, order.created_at, order.order_id);
}

/** Exchanges by what a changed order is found: an erased customer's name finds nothing. Inside a transaction. */
export function replaceTerms(run: Run, before: Indexed, after: Indexed): void {
  if (before.guest_name === after.guest_name) return;
  for (const term of searchTerms(before))
    run(
      "DELETE FROM order_terms WHERE term = ? AND created_at = ? AND order_id = ?",
      term,
      before.created_at,
      before.order_id,
    );
  insertTerms(run, after);
}

/** Makes the terms of all orders anew. Inside a transaction. */
function refillTerms(db: DatabaseSync): void {
  db.exec("DELETE FROM order_terms;");
  const insert = db.prepare("INSERT INTO order_terms VALUES (?, ?, ?) ON CONFLICT DO NOTHING");
  const names = "SELECT order_id, created_at, json_extract(body, '$.guest_name') AS guest_name FROM orders";
  for (const row of db.prepare(names).iterate()) {
    const order = row as Indexed;
    for (const term of searchTerms(order)) insert.run(term, order.created_at, order.order_id);
  }
}

/** Fills in the terms of a file that an earlier version wrote, once: of two servers that start at the same moment, one does. */
export function addTerms(db: DatabaseSync): void {
  if (hasTerms(db)) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    if (!hasTerms(db)) {
      refillTerms(db);
      db.exec(`PRAGMA user_version = ${WITH_TERMS}`);
    }
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function hasTerms(db: DatabaseSync): boolean {
  return Number(db.prepare("PRAGMA user_version").get()?.user_version) >= WITH_TERMS;
}
