import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newDataDir } from "./shop";
import { storedOrder } from "./stored-in-november";

/** The order file of the shop of November 2026, to the letter: what SQLite says of the file that it made. */
const novemberForm = `
  CREATE TABLE orders (order_id TEXT PRIMARY KEY, created_at TEXT NOT NULL, user_id TEXT, status TEXT NOT NULL,
    fingerprint TEXT NOT NULL, body TEXT NOT NULL) STRICT;
  CREATE TABLE order_terms (term TEXT NOT NULL, created_at TEXT NOT NULL, order_id TEXT NOT NULL,
    PRIMARY KEY (term, created_at, order_id)) STRICT, WITHOUT ROWID;
  CREATE TABLE claims (claim TEXT PRIMARY KEY, order_id TEXT NOT NULL) STRICT;
  CREATE TABLE offer_claims (user_id TEXT PRIMARY KEY, mark TEXT NOT NULL) STRICT;
  CREATE TABLE messages (id TEXT PRIMARY KEY, order_id TEXT NOT NULL, kind TEXT NOT NULL, recipient TEXT NOT NULL,
    entry INTEGER NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL, reason TEXT,
    created_at INTEGER NOT NULL, sent_at INTEGER, version INTEGER NOT NULL, sid TEXT, check_at INTEGER) STRICT;
  CREATE TABLE shop_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE rate_limit_hits (key TEXT NOT NULL, at INTEGER NOT NULL, expire_at INTEGER NOT NULL) STRICT;
  CREATE INDEX rate_limit_hits_of_key ON rate_limit_hits (key, at);
  CREATE INDEX rate_limit_hits_expired ON rate_limit_hits (expire_at);
  CREATE TABLE probe (id INTEGER PRIMARY KEY, written INTEGER NOT NULL) STRICT;
  CREATE TABLE probe_room (id INTEGER PRIMARY KEY, room BLOB NOT NULL) STRICT;
  CREATE INDEX orders_newest ON orders (created_at DESC, order_id DESC);
  CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, order_id DESC) WHERE user_id IS NOT NULL;
  CREATE INDEX orders_by_status ON orders (status, created_at DESC, order_id DESC);
  CREATE INDEX orders_by_phone ON orders (json_extract(body, '$.guest_phone'), created_at DESC, order_id DESC);
  CREATE INDEX orders_by_state ON orders (json_extract(body, '$.state'), created_at DESC, order_id DESC);
  CREATE INDEX messages_due ON messages (due_at) WHERE state = 'pending';
  CREATE INDEX messages_not_arrived ON messages (created_at, id) WHERE state IN ('pending', 'given_up');
  CREATE INDEX messages_to_customer ON messages (recipient, created_at) WHERE kind IN ('customer-email', 'customer-sms');
  CREATE INDEX messages_sent ON messages (kind, sent_at) WHERE sent_at IS NOT NULL;
  CREATE INDEX messages_finished ON messages (created_at) WHERE NOT (state IN ('pending', 'given_up'));
  CREATE INDEX messages_of_order ON messages (order_id);
  CREATE INDEX messages_to_check ON messages (check_at) WHERE check_at IS NOT NULL;
  INSERT INTO shop_state VALUES ('sold_out:black-pepper', 'yes');
  PRAGMA user_version = 1;
`;

const { order_id, created_at, status } = storedOrder;
const at = Date.parse(created_at);

/** A data folder of that shop with one order, of whose messages the warehouse has its own and the customer's waits. */
export function novemberFolder(): { folder: string; file: string } {
  const folder = newDataDir();
  const file = join(folder, "orders.sqlite");
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; ${novemberForm}`);
  const order = db.prepare("INSERT INTO orders VALUES (?, ?, NULL, ?, 'x', ?)");
  order.run(order_id, created_at, status, JSON.stringify(storedOrder));
  const term = db.prepare("INSERT INTO order_terms VALUES (?, ?, ?)");
  for (const found of ["name:meen", "name:meenaksh", "six:M2QX00"]) term.run(found, created_at, order_id);
  const message = db.prepare("INSERT INTO messages VALUES (?, ?, ?, ?, 0, ?, ?, ?, NULL, ?, ?, ?, NULL, NULL)");
  const [warehouse, customer] = [`${order_id}:warehouse-email`, `${order_id}:customer-email`];
  message.run(warehouse, order_id, "warehouse-email", "packing@warehouse.example", "sent", 1, at, at, at, 3);
  message.run(customer, order_id, "customer-email", storedOrder.guest_email, "pending", 0, at, at, null, 1);
  db.close();
  return { folder, file };
}
