import "server-only";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { shopStateTable } from "./sqlite-shop-state.ts";
import { addTerms, termsTable } from "./sqlite-terms.ts";

/** The longest wait for another server's write, in milliseconds; then the store is unavailable. */
export const BUSY_MS = 5000;

/** The messages that have not reached their recipient; an index has exactly this condition. */
export const UNSENT = "state IN ('pending', 'given_up')";

/** The messages that go to a customer; an index has exactly this condition. */
export const TO_CUSTOMER = "kind IN ('customer-email', 'customer-sms')";

const schema = `
  CREATE TABLE IF NOT EXISTS orders (
    order_id    TEXT PRIMARY KEY,
    created_at  TEXT NOT NULL,
    user_id     TEXT,
    status      TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body        TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS orders_newest ON orders (created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS orders_by_user ON orders (user_id, created_at DESC, order_id DESC) WHERE user_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS orders_by_status ON orders (status, created_at DESC, order_id DESC);
  -- By the body's own member: a new column would be missing from the files of shops that are open already.
  CREATE INDEX IF NOT EXISTS orders_by_phone
    ON orders (json_extract(body, '$.guest_phone'), created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS orders_by_state
    ON orders (json_extract(body, '$.state'), created_at DESC, order_id DESC);
  ${termsTable}
  -- Offers that were used. order_id stays empty: a row stays when its customer is erased, and must not lead to their orders.
  CREATE TABLE IF NOT EXISTS claims (
    claim    TEXT PRIMARY KEY,
    order_id TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS offer_claims (
    user_id TEXT PRIMARY KEY,
    mark    TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS messages (
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
    check_at   INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_due ON messages (due_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS messages_not_arrived ON messages (created_at, id) WHERE ${UNSENT};
  CREATE INDEX IF NOT EXISTS messages_to_customer ON messages (recipient, created_at) WHERE ${TO_CUSTOMER};
  CREATE INDEX IF NOT EXISTS messages_sent ON messages (kind, sent_at) WHERE sent_at IS NOT NULL;
  -- Of an earlier version; it would also hold what nobody has to read any more.
  DROP INDEX IF EXISTS messages_unsent;
  CREATE INDEX IF NOT EXISTS messages_of_order ON messages (order_id);

  ${shopStateTable}
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe_room (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
`;

/** Columns of `messages` that files of earlier versions lack. Each is empty there, as it is for a message of no provider. */
const addedColumns = { sid: "TEXT", check_at: "INTEGER" };

const indexesOfAdded = "CREATE INDEX IF NOT EXISTS messages_to_check ON messages (check_at) WHERE check_at IS NOT NULL";

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
  db.exec(indexesOfAdded);
  addTerms(db);
  return db;
}
