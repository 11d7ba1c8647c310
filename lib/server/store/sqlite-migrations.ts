import "server-only";
import type { DatabaseSync } from "node:sqlite";

/** Terms, by which orders are found, are sorted with the newest order last: a search reads them backwards, from its cursor on. */
const firstRelease = `
  CREATE TABLE IF NOT EXISTS orders (
    order_id    TEXT PRIMARY KEY,
    created_at  TEXT NOT NULL,
    user_id     TEXT,
    status      TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body        TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS order_terms (
    term       TEXT NOT NULL,
    created_at TEXT NOT NULL,
    order_id   TEXT NOT NULL,
    PRIMARY KEY (term, created_at, order_id)
  ) STRICT, WITHOUT ROWID;
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
  -- A row for each member of the pause, and one for each product that is sold out: no write touches another's.
  CREATE TABLE IF NOT EXISTS shop_state (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS rate_limit_hits (
    key       TEXT NOT NULL,
    at        INTEGER NOT NULL,
    expire_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe_room (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS rate_limit_hits_of_key ON rate_limit_hits (key, at);
  CREATE INDEX IF NOT EXISTS rate_limit_hits_expired ON rate_limit_hits (expire_at);
  CREATE INDEX IF NOT EXISTS orders_newest ON orders (created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS orders_by_user ON orders (user_id, created_at DESC, order_id DESC) WHERE user_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS orders_by_status ON orders (status, created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS orders_by_phone
    ON orders (json_extract(body, '$.guest_phone'), created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS orders_by_state ON orders (json_extract(body, '$.state'), created_at DESC, order_id DESC);
  CREATE INDEX IF NOT EXISTS messages_due ON messages (due_at) WHERE state = 'pending';
  CREATE INDEX IF NOT EXISTS messages_not_arrived ON messages (created_at, id) WHERE state IN ('pending', 'given_up');
  CREATE INDEX IF NOT EXISTS messages_to_customer
    ON messages (recipient, created_at) WHERE kind IN ('customer-email', 'customer-sms');
  CREATE INDEX IF NOT EXISTS messages_sent ON messages (kind, sent_at) WHERE sent_at IS NOT NULL;
  CREATE INDEX IF NOT EXISTS messages_finished ON messages (created_at) WHERE NOT (state IN ('pending', 'given_up'));
  CREATE INDEX IF NOT EXISTS messages_of_order ON messages (order_id);
  CREATE INDEX IF NOT EXISTS messages_to_check ON messages (check_at) WHERE check_at IS NOT NULL;
`;

/**
 * Messages to customers are counted by mailbox and number, in place of by recipient as it is written. Files that were in use while
 * this step was made have the column already.
 */
function countedAs(db: DatabaseSync): void {
  const column = "SELECT 1 FROM pragma_table_info('messages') WHERE name = 'counted_as'";
  if (!db.prepare(column).get()) db.exec("ALTER TABLE messages ADD COLUMN counted_as TEXT");
  // A restore gives indexes a longer name.
  const former = "SELECT name FROM sqlite_schema WHERE type = 'index' AND name GLOB 'messages_to_customer*'";
  for (const { name } of db.prepare(former).all()) db.exec(`DROP INDEX ${name}`);
  db.exec(
    "CREATE INDEX IF NOT EXISTS messages_of_customer ON messages (counted_as, created_at) WHERE kind IN ('customer-email', 'customer-sms')",
  );
}

/** Messages about a change that a customer asked for name its entry in the order's history. */
const changeOf = (db: DatabaseSync) => db.exec("ALTER TABLE messages ADD COLUMN change INTEGER");

/**
 * Where an order's money is, as lib/shop/order/payment says it, in SQL: so an order that the version before has written is found,
 * too. An index has exactly this expression: where it changes, the step that makes the index is taken once more.
 */
export const MONEY = `CASE
  WHEN status <> 'cancelled' THEN iif(
    json_extract(body, '$.paid') IS NULL OR json_extract(body, '$.paid.amount') < json_extract(body, '$.total_price'), 'due', 'paid')
  WHEN json_extract(body, '$.paid') IS NULL OR json_extract(body, '$.refunded') IS NOT NULL THEN 'settled'
  ELSE 'refund' END`;
const byMoney = (db: DatabaseSync) =>
  db.exec(`DROP INDEX IF EXISTS orders_by_money;
CREATE INDEX orders_by_money ON orders (${MONEY}, created_at DESC, order_id DESC)`);

/** Orders whose status is one of staff's own are found by a term (lib/shop/order/search-terms). */
const ownStatuses = (db: DatabaseSync) =>
  db.exec(`INSERT OR IGNORE INTO order_terms SELECT 'own-status', created_at, order_id FROM orders
    WHERE status NOT IN ('pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled')`);

/** Bills and credit notes, each under its number. */
const bills = (db: DatabaseSync) =>
  db.exec(`CREATE TABLE IF NOT EXISTS bills (
    number   TEXT PRIMARY KEY,
    series   TEXT NOT NULL,
    n        INTEGER NOT NULL,
    day      TEXT NOT NULL,
    order_id TEXT NOT NULL,
    body     TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS bills_of_series ON bills (series, n);
  CREATE INDEX IF NOT EXISTS bills_by_day ON bills (day, number);
  CREATE INDEX IF NOT EXISTS bills_of_order ON bills (order_id)`);

/** The history of what owners changed of the shop's facts. */
const shopChanges = (db: DatabaseSync) =>
  db.exec("CREATE TABLE IF NOT EXISTS shop_changes (n INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT");

/** The owner's photos, a row for each file. */
const photos = (db: DatabaseSync) =>
  db.exec("CREATE TABLE IF NOT EXISTS photos (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT");

/**
 * What leads from each form of the order file to the next. A released step is never changed; a new form is one more step at the
 * end, which the version before must be able to work with. The file's `user_version` counts the steps that it has had.
 */
const migrations: ((db: DatabaseSync) => void)[] = [
  (db) => db.exec(firstRelease),
  countedAs,
  changeOf,
  byMoney,
  byMoney,
  ownStatuses,
  bills,
  shopChanges,
  photos,
];

/**
 * Brings an order file to today's form, in a transaction for each step. Of two servers that start at the same moment, one takes
 * the step and the other finds it taken.
 */
export function migrate(db: DatabaseSync): void {
  for (const [done, step] of migrations.entries()) {
    if (stepsOf(db) > done) continue;
    db.exec("BEGIN IMMEDIATE");
    try {
      if (stepsOf(db) === done) {
        step(db);
        db.exec(`PRAGMA user_version = ${done + 1}`);
      }
      db.exec("COMMIT");
    } catch (error) {
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }
}

const stepsOf = (db: DatabaseSync) => Number(db.prepare("PRAGMA user_version").get()?.user_version);
