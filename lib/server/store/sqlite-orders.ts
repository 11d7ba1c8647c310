import "server-only";
import type { SQLInputValue } from "node:sqlite";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";
import { AlreadyRedeemed } from "./already-redeemed.ts";
import { cursorAfter, readCursor } from "./cursor.ts";
import { saveTaxDocuments } from "./sqlite-bills.ts";
import { insertHit } from "./sqlite-hits.ts";
import { insertMessage, messageOf, OF_ORDER } from "./sqlite-messages.ts";
import { EMAIL, MONEY } from "./sqlite-migrations.ts";
import { isRedeemed } from "./sqlite-offers.ts";
import type { SqliteAccess, SqliteStatements, SqlRow } from "./sqlite-statements.ts";
import type { OrderFilter, OrderStore, Placed } from "./store.ts";
import { withNextVersion } from "./with-next-version.ts";

type Condition = [sql: string, ...values: SQLInputValue[]];
type Place = SqlRow & { created_at: string; order_id: string };

/** The orders of the shop, in an order file. */
export const orderStore = ({ rows, read, write }: SqliteAccess): OrderStore => ({
  find: (orderId) =>
    read(() => {
      const row = rows.one("SELECT body, fingerprint FROM orders WHERE order_id = ?", orderId);
      return row ? { order: orderOf(row), fingerprint: String(row.fingerprint) } : null;
    }),
  place: ({ order, fingerprint, redemptions, messages, hit }) =>
    write((): Placed => {
      const same = rows.one("SELECT body, fingerprint FROM orders WHERE order_id = ?", order.order_id);
      if (same?.fingerprint === fingerprint) return { outcome: "replayed", order: orderOf(same) };
      if (same) return { outcome: "order_id_taken" };
      const taken = redemptions.find((key) => isRedeemed(rows, key));
      if (taken) return { outcome: "already_redeemed", redemption: taken };

      const { order_id, created_at, user_id, status } = order;
      const sql =
        "INSERT INTO orders (order_id, created_at, user_id, status, fingerprint, body) VALUES (?, ?, ?, ?, ?, ?)";
      rows.run(sql, order_id, created_at, user_id, status, fingerprint, JSON.stringify({ ...order, redemptions }));
      insertTerms(rows, order);
      for (const key of redemptions) redeem(rows, key);
      for (const message of messages) insertMessage(rows, message);
      if (hit) insertHit(rows, hit);
      return { outcome: "placed", order };
    }),
  list: (filter) =>
    read(() => {
      const { limit } = filter;
      const found = placesOf(rows, filter).slice(0, limit + 1);
      const bodies = found.map(({ order_id }) => rows.one("SELECT body FROM orders WHERE order_id = ?", order_id));
      const orders = bodies.slice(0, limit).flatMap((row) => (row ? [orderOf(row)] : []));
      return { orders, nextCursor: found.length > limit ? cursorAfter(orders.at(-1)) : null };
    }),
  update: (orderId, change) =>
    write(() => {
      const row = rows.one("SELECT body FROM orders WHERE order_id = ?", orderId);
      if (!row) return null;
      const before = orderOf(row);
      const stored = JSON.parse(String(row.body));
      const { order: changed, messages, redeeming, removes, taxDocuments } = change(before, stored.redemptions);
      const bill = taxDocuments ? saveTaxDocuments(rows, taxDocuments, before.bill).bill : before.bill;
      const order = withNextVersion(before, taxDocuments ? { ...changed, bill } : changed);
      const { saved: redemptions = stored.redemptions, taken = [], givenBack = [] } = redeeming ?? {};
      // What a newer version has saved beside it stays.
      const body = JSON.stringify({ ...stored, ...order, redemptions });
      const sql = "UPDATE orders SET status = ?, user_id = ?, body = ? WHERE order_id = ?";
      rows.run(sql, order.status, order.user_id, body, orderId);
      replaceTerms(rows, before, order);
      for (const key of givenBack) rows.run("DELETE FROM claims WHERE claim = ?", key);
      for (const key of taken) {
        if (isRedeemed(rows, key)) throw new AlreadyRedeemed(key);
        redeem(rows, key);
      }
      const removed = removes ? rows.all(OF_ORDER, orderId).map(messageOf).filter(removes) : [];
      for (const { id } of removed) rows.run("DELETE FROM messages WHERE id = ?", id);
      for (const message of messages) insertMessage(rows, message);
      return order;
    }),
});

const redeem = (db: SqliteStatements, key: string) =>
  db.run("INSERT INTO claims (claim, order_id) VALUES (?, '')", key);

function orderOf(row: SqlRow): Order {
  return orderSchema.parse(JSON.parse(String(row.body)));
}

/**
 * The places of the page's orders and of one more, newest first. Of several statuses, terms or states of money each is
 * read by itself, in the order of its index: SQLite would sort all of them first.
 */
function placesOf(db: SqliteStatements, { limit, statuses, terms, money, ...filter }: OrderFilter): Place[] {
  const shared = sharedConditions(filter);
  if (terms) return merged(terms.map((term) => read(db, "order_terms", [["term = ?", term], ...shared], limit)));
  const [column, values] = money ? [MONEY, money] : ["status", statuses];
  if (!values) return read(db, "orders", shared, limit);
  return merged(values.map((value) => read(db, "orders", [[`${column} = ?`, value], ...shared], limit)));
}

function sharedConditions(filter: Omit<OrderFilter, "limit" | "statuses" | "terms" | "money">): Condition[] {
  const { cursor, userId, phone, email, state, since, before } = filter;
  const after = readCursor(cursor);
  const conditions: Condition[] = [];
  if (userId !== undefined) conditions.push(["user_id = ?", userId]);
  if (phone !== undefined) conditions.push(["json_extract(body, '$.guest_phone') = ?", phone]);
  if (email !== undefined) conditions.push([`${EMAIL} = ?`, email.toLowerCase()]);
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

/** Saves by what an order is found, unless it is already. Inside a transaction. */
function insertTerms(db: SqliteStatements, order: Order): void {
  const insert = "INSERT OR IGNORE INTO order_terms SELECT value, ?, ? FROM json_each(?)";
  db.run(insert, order.created_at, order.order_id, JSON.stringify(searchTerms(order)));
}

/**
 * Exchanges by what a changed order is found: an erased customer's name finds nothing. Inside a transaction.
 */
function replaceTerms(db: SqliteStatements, before: Order, after: Order): void {
  const current = new Set(searchTerms(after));
  const remove = "DELETE FROM order_terms WHERE term = ? AND created_at = ? AND order_id = ?";
  for (const term of searchTerms(before))
    if (!current.has(term)) db.run(remove, term, before.created_at, before.order_id);
  insertTerms(db, after);
}
