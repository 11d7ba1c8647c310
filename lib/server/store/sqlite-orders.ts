import "server-only";
import type { SQLInputValue } from "node:sqlite";
import type { Order } from "#lib/shop/order/order.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";
import { cursorAfter, readCursor } from "./cursor.ts";
import type { Row, SqliteStatements } from "./sqlite-statements.ts";
import type { OrderFilter } from "./store.ts";
import { storedOrder } from "./stored-order.ts";

type Condition = [sql: string, ...values: SQLInputValue[]];
type Place = Row & { created_at: string; order_id: string };

/** A page of orders, newest first. */
export function listOrders(db: SqliteStatements, filter: OrderFilter): { orders: Order[]; nextCursor: string | null } {
  const { limit } = filter;
  const found = placesOf(db, filter).slice(0, limit + 1);
  const rows = found.map(({ order_id }) => db.one("SELECT body FROM orders WHERE order_id = ?", order_id));
  const orders = rows.slice(0, limit).flatMap((row) => (row ? [orderOf(row)] : []));
  return { orders, nextCursor: found.length > limit ? cursorAfter(orders.at(-1)) : null };
}

export function orderOf(row: Row): Order {
  return storedOrder(JSON.parse(String(row.body)));
}

/**
 * The places of the page's orders and of one more, newest first. Of several statuses or terms each is read by itself, in the
 * order of its index: SQLite would sort all of them first.
 */
function placesOf(db: SqliteStatements, { limit, cursor, statuses, terms, ...filter }: OrderFilter): Place[] {
  const shared = sharedConditions(cursor, filter);
  if (terms) return merged(terms.map((term) => read(db, "order_terms", [["term = ?", term], ...shared], limit)));
  if (!statuses) return read(db, "orders", shared, limit);
  return merged(statuses.map((status) => read(db, "orders", [["status = ?", status], ...shared], limit)));
}

function sharedConditions(
  cursor: string | undefined,
  { userId, phone, state, since, before }: Pick<OrderFilter, "userId" | "phone" | "state" | "since" | "before">,
): Condition[] {
  const after = readCursor(cursor);
  const conditions: Condition[] = [];
  if (userId !== undefined) conditions.push(["user_id = ?", userId]);
  if (phone !== undefined) conditions.push(["json_extract(body, '$.guest_phone') = ?", phone]);
  if (state !== undefined) conditions.push(["json_extract(body, '$.state') = ?", state]);
  if (since !== undefined) conditions.push(["created_at >= ?", since]);
  if (before !== undefined) conditions.push(["created_at < ?", before]);
  if (after) conditions.push(["(created_at, order_id) < (?, ?)", after.createdAt, after.orderId]);
  return conditions;
}

function read(db: SqliteStatements, table: string, conditions: Condition[], limit: number): Place[] {
  const where = conditions.length > 0 ? `WHERE ${conditions.map(([sql]) => sql).join(" AND ")}` : "";
  return db.all(
    `SELECT created_at, order_id FROM ${table} ${where} ORDER BY created_at DESC, order_id DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit + 1,
  ) as Place[];
}

/** Several lists as one, newest first, each order once. */
function merged(lists: Place[][]): Place[] {
  const places = new Map(lists.flat().map((place) => [place.order_id, place]));
  return [...places.values()].sort((a, b) => (a.created_at + a.order_id < b.created_at + b.order_id ? 1 : -1));
}

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
