import "server-only";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { hitsTable } from "./sqlite-hits.ts";
import { shopStateTable } from "./sqlite-shop-state.ts";
import { addTerms, termsColumns } from "./sqlite-terms.ts";

/** The longest wait for another server's write, in milliseconds; then the store is unavailable. */
export const BUSY_MS = 5000;

/** The messages that have not reached their recipient; two indexes have exactly this condition, or its opposite. */
export const UNSENT = "state IN ('pending', 'given_up')";

/** The messages that go to a customer; an index has exactly this condition. */
export const TO_CUSTOMER = "kind IN ('customer-email', 'customer-sms')";

/** The tables that a restore replaces as a whole, each with its columns. */
export const replacedTables = {
  orders: `(
    order_id    TEXT PRIMARY KEY,
    created_at  TEXT NOT NULL,
    user_id     TEXT,
    status      TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body        TEXT NOT NULL
  ) STRICT`,
  order_terms: termsColumns,
  // Offers that were used. order_id stays empty: a row stays when its customer is erased, and must not lead to their orders.
  claims: `(
    claim    TEXT PRIMARY KEY,
    order_id TEXT NOT NULL
  ) STRICT`,
  offer_claims: `(
    user_id TEXT PRIMARY KEY,
    mark    TEXT NOT NULL
  ) STRICT`,
  messages: `(
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
    counted_as TEXT
  ) STRICT`,
};

/** The indexes of these tables: their names, and what they hold. */
export const indexes: { name: string; table: keyof typeof replacedTables; on: string }[] = [
  { name: "orders_newest", table: "orders", on: "(created_at DESC, order_id DESC)" },
  {
    ...{ name: "orders_by_user", table: "orders" },
    on: "(user_id, created_at DESC, order_id DESC) WHERE user_id IS NOT NULL",
  },
  { name: "orders_by_status", table: "orders", on: "(status, created_at DESC, order_id DESC)" },
  // By the body's own member: a new column would be missing from the files of shops that are open already.
  {
    ...{ name: "orders_by_phone", table: "orders" },
    on: "(json_extract(body, '$.guest_phone'), created_at DESC, order_id DESC)",
  },
  {
    ...{ name: "orders_by_state", table: "orders" },
    on: "(json_extract(body, '$.state'), created_at DESC, order_id DESC)",
  },
  { name: "messages_due", table: "messages", on: "(due_at) WHERE state = 'pending'" },
  { name: "messages_not_arrived", table: "messages", on: `(created_at, id) WHERE ${UNSENT}` },
  { name: "messages_of_customer", table: "messages", on: `(counted_as, created_at) WHERE ${TO_CUSTOMER}` },
  { name: "messages_sent", table: "messages", on: "(kind, sent_at) WHERE sent_at IS NOT NULL" },
  { name: "messages_finished", table: "messages", on: `(created_at) WHERE NOT (${UNSENT})` },
  { name: "messages_of_order", table: "messages", on: "(order_id)" },
  { name: "messages_to_check", table: "messages", on: "(check_at) WHERE check_at IS NOT NULL" },
];

const schema = `
  ${Object.entries(replacedTables)
    .map(([table, columns]) => `CREATE TABLE IF NOT EXISTS ${table} ${columns};`)
    .join("\n")}
  -- Of earlier versions; nothing reads them any more.
  DROP INDEX IF EXISTS messages_unsent;
  DROP INDEX IF EXISTS messages_to_customer;
  ${shopStateTable}
  ${hitsTable}
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe_room (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
`;

/** What is added to the name of an index that a restore has made: two indexes of one name can't be. */
export const RESTORED = "_restored_";

/** Makes the indexes that a file lacks. One that a restore has made, under a longer name, is not made again. */
function addIndexes(db: DatabaseSync): void {
  const there = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ?");
  for (const { name, table, on } of indexes) {
    const names = there.all(table).map((row) => String(row.name));
    if (!names.some((other) => other === name || other.startsWith(`${name}${RESTORED}`)))
      db.exec(`CREATE INDEX IF NOT EXISTS ${name} ON ${table} ${on}`);
  }
}

/** Columns of `messages` that files of earlier versions lack. Each is empty there, as it is for a message of no provider. */
const addedColumns = { sid: "TEXT", check_at: "INTEGER", counted_as: "TEXT" };

/** Adds what the file lacks, in one transaction: of two servers that start at the same moment, one adds it. */
function addColumns(db: DatabaseSync): void {
  if (missingColumns(db).length === 0) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    for (const [name, type] of missingColumns(db)) db.exec(`ALTER TABLE messages ADD COLUMN ${name} ${type}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function missingColumns(db: DatabaseSync): [name: string, type: string][] {
  const there = db.prepare("SELECT name FROM pragma_table_info('messages')").all();
  return Object.entries(addedColumns).filter(([column]) => !there.some(({ name }) => name === column));
}

/**
 * Opens the order file, or makes it, readable by the shop's user alone. Every commit is on disk before it returns
 * (synchronous = FULL): an order that was answered survives the machine's power cut.
 */
export function openDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, "a", 0o600));
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  db.exec(schema);
  addColumns(db);
  addIndexes(db);
  addTerms(db);
  return db;
}
