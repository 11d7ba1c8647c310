import "server-only";
import type { DatabaseSync } from "node:sqlite";
import { asPlaced } from "#lib/shop/order/order-item.ts";
import { statusesWhere } from "#lib/shop/order/order-status.ts";

/**
 * The form of an order file, which its `user_version` names. Another form is one more step from the one before, which a
 * version of that one must be able to work with; older files are refused.
 */
export const FORM = 10;
const FORM_BEFORE = 9;

const standing = statusesWhere(({ isOff }) => isOff).map((status) => `status <> '${status}'`);
/** Where an order's money is, as lib/shop/order/payment says it, in SQL. */
export const MONEY = `CASE
  WHEN ${standing.join(" AND ")} THEN iif(
    json_extract(body, '$.paid') IS NULL OR json_extract(body, '$.paid.amount') < json_extract(body, '$.total_price'), 'due', 'paid')
  WHEN json_extract(body, '$.paid') IS NULL OR json_extract(body, '$.refunded') IS NOT NULL THEN 'settled'
  ELSE 'refund' END`;

/** SQLite uses an index of exactly the expression that is asked for. */
const BY_MONEY = `(${MONEY}, created_at DESC, order_id DESC)`;

/** The customer's e-mail address of an order. An index has exactly this expression. */
export const EMAIL = "lower(json_extract(body, '$.guest_email'))";

/** What form 10 has beside form 9. */
const addedInTen = `
  CREATE TABLE ended_sessions (id TEXT PRIMARY KEY, expire_at INTEGER NOT NULL) STRICT;
  CREATE INDEX orders_by_email ON orders (${EMAIL}, created_at DESC, order_id DESC);
`;

/**
 * Terms, by which orders are found, are sorted with the newest order last: a search reads them backwards, from its
 * cursor on.
 */
const schema = `
  CREATE TABLE orders (
    order_id    TEXT PRIMARY KEY,
    created_at  TEXT NOT NULL,
    user_id     TEXT,
    status      TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body        TEXT NOT NULL
  ) STRICT;
  CREATE TABLE order_terms (
    term       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    order_id   TEXT NOT NULL,
    PRIMARY KEY (term, created_at, order_id)
  ) STRICT, WITHOUT ROWID;
  -- Offers that were used. order_id stays empty: a row stays when its customer is erased, and must not lead to their orders.
  CREATE TABLE claims (claim TEXT PRIMARY KEY, order_id TEXT NOT NULL) STRICT;
  CREATE TABLE offer_claims (user_id TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT;
  CREATE TABLE messages (
    id         TEXT PRIMARY KEY,
    order_id   TEXT NOT NULL,
    kind       TEXT NOT NULL,
    recipient  TEXT NOT NULL,
    entry      INTEGER NOT NULL,
    state      TEXT NOT NULL,
    attempts   INTEGER NOT NULL,
    due_at     INTEGER NOT NULL,
    reason     TEXT,
    created_at INTEGER NOT NULL,
    sent_at    INTEGER,
    version    INTEGER NOT NULL,
    sid        TEXT,
    check_at   INTEGER,
    counted_as TEXT,
    change     INTEGER
  ) STRICT;
  -- A row for each member of the pause, and one for each product that is sold out: no write touches another's.
  CREATE TABLE shop_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  -- The history of what owners changed of the shop's facts.
  CREATE TABLE shop_changes (n INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT;
  -- Bills and credit notes, each under its number.
  CREATE TABLE bills (
    number   TEXT PRIMARY KEY,
    series   TEXT NOT NULL,
    n        INTEGER NOT NULL,
    day      TEXT NOT NULL,
    order_id TEXT NOT NULL,
    body     TEXT NOT NULL
  ) STRICT;
  -- The owner's photos, a row for each file.
  CREATE TABLE photos (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
  CREATE TABLE rate_limit_hits (key TEXT NOT NULL, at INTEGER NOT NULL, expire_at INTEGER NOT NULL) STRICT;
  CREATE TABLE probe (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;
  CREATE TABLE probe_room (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
  CREATE INDEX rate_limit_hits_of_key ON rate_limit_hits (key, at);
  CREATE INDEX rate_limit_hits_expired ON rate_limit_hits (expire_at);
  CREATE INDEX orders_newest ON orders (created_at DESC, order_id DESC);
  CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, order_id DESC) WHERE user_id IS NOT NULL;
  CREATE INDEX orders_by_status ON orders (status, created_at DESC, order_id DESC);
  CREATE INDEX orders_by_phone ON orders (json_extract(body, '$.guest_phone'), created_at DESC, order_id DESC);
  CREATE INDEX orders_by_state ON orders (json_extract(body, '$.state'), created_at DESC, order_id DESC);
  CREATE INDEX orders_by_money ON orders ${BY_MONEY};
  CREATE INDEX messages_due ON messages (due_at) WHERE state = 'pending';
  CREATE INDEX messages_not_arrived ON messages (created_at, id) WHERE state IN ('pending', 'given_up');
  CREATE INDEX messages_of_customer
    ON messages (counted_as, created_at) WHERE kind IN ('customer-email', 'customer-sms');
  CREATE INDEX messages_sent ON messages (kind, sent_at) WHERE sent_at IS NOT NULL;
  CREATE INDEX messages_finished ON messages (created_at) WHERE NOT (state IN ('pending', 'given_up'));
  CREATE INDEX messages_of_order ON messages (order_id);
  CREATE INDEX messages_to_check ON messages (check_at) WHERE check_at IS NOT NULL;
  CREATE UNIQUE INDEX bills_of_series ON bills (series, n);
  CREATE INDEX bills_by_day ON bills (day, number);
  CREATE INDEX bills_of_order ON bills (order_id);
  ${addedInTen}
`;

/**
 * A file of form 9 may hold rows from before it, which no code reads any more: they get what later ones have, lines
 * what the catalogue says of their products.
 */
function rewriteRows(db: DatabaseSync): void {
  db.exec(`
  UPDATE orders SET body = json_insert(body, '$.version', 1, '$.guest_city', NULL, '$.guest_pincode', NULL,
    '$.delivery_note', NULL, '$.paid', NULL, '$.refunded', NULL, '$.bill', NULL, '$.note', NULL, '$.history', json('[]'),
    '$.channel', 'web', '$.terms_version', NULL, '$.redemptions', json('[]'))
    WHERE json_type(body, '$.terms_version') IS NULL;
  UPDATE orders SET body = json_set(body, '$.paid.amount', json_extract(body, '$.total_price'))
    WHERE json_type(body, '$.paid') = 'object' AND json_extract(body, '$.paid.amount') IS NULL;
  UPDATE orders SET body = json_set(body, '$.refunded.amount',
    coalesce(json_extract(body, '$.paid.amount'), json_extract(body, '$.total_price')))
    WHERE json_type(body, '$.refunded') = 'object' AND json_extract(body, '$.refunded.amount') IS NULL;
  UPDATE messages SET order_id = '', entry = 0, kind = CASE entry WHEN -1 THEN 'ceiling-email' WHEN -3 THEN
    'mail-ceiling-email' ELSE iif(kind = 'whatsapp', 'unheard-whatsapp', 'unheard-email') END WHERE entry < 0;
  `);
  const incomplete = "SELECT 1 FROM json_each(body, '$.items') WHERE json_extract(value, '$.grams') IS NULL";
  const found = `SELECT order_id, body -> '$.items' AS items FROM orders WHERE EXISTS (${incomplete})`;
  const replace = db.prepare(`UPDATE orders SET body = json_set(body, '$.items', json(?)) WHERE order_id = ?`);
  for (const { order_id, items } of db.prepare(found).all())
    replace.run(JSON.stringify(JSON.parse(String(items)).map(asPlaced)), String(order_id));
}

function stepToTen(db: DatabaseSync): void {
  db.exec(addedInTen);
  rewriteRows(db);
  // The recipients of messages are read from the settings.
  db.exec("DELETE FROM shop_state WHERE key = 'recipients'");
}

/**
 * An order file was written by a version from before the form that this one knows. The message is one line with the
 * cure.
 */
export class OldOrderFile extends Error {
  override name = "OldOrderFile";
}

/**
 * Brings an order file to today's form. Of two servers that start at the same moment, one takes the step and the other
 * finds it taken; a newer form stays as it is.
 * @throws OldOrderFile
 */
export function migrate(db: DatabaseSync): void {
  if (formOf(db) >= FORM) return;
  inOneWrite(db, () => {
    const form = formOf(db);
    if (form >= FORM) return;
    const isNew = form === 0 && db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'orders'").get() === undefined;
    if (!isNew) refuseOld(form);
    if (isNew) db.exec(schema);
    else stepToTen(db);
    db.exec(`PRAGMA user_version = ${FORM}`);
  });
}

/**
 * Makes the index of money anew in a file from before a change of the table of statuses. Without it the lists of what
 * is to be paid would be right, and slow. A restore has added to the index's name.
 */
export function renewMoneyIndex(db: DatabaseSync): void {
  const own = "SELECT name, sql FROM sqlite_schema WHERE tbl_name = 'orders' AND name LIKE 'orders_by_money%'";
  const { name, sql } = db.prepare(own).get() ?? {};
  if (name === undefined || String(sql).endsWith(BY_MONEY)) return;
  inOneWrite(db, () => db.exec(`DROP INDEX ${name}; CREATE INDEX ${name} ON orders ${BY_MONEY}`));
}

/** Runs work in a transaction, which has the write lock from its begin on. */
export function inOneWrite<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** @throws OldOrderFile */
function refuseOld(form: number): void {
  if (form === FORM_BEFORE) return;
  throw new OldOrderFile(
    `These orders have form ${form}, and this version reads ${FORM_BEFORE} and ${FORM}: start the version of 28 November 2026 on them once, then this one.`,
  );
}

/** The form of a file; 0 for a new one. */
export const formOf = (db: DatabaseSync) => Number(db.prepare("PRAGMA user_version").get()?.user_version);
