import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { toPlace } from "./store-fixtures";
import { openSqlite } from "./stores";

/** The first order's day, in India. */
export const FIRST_DAY = "2025-11-01";
const START = Date.parse(`${FIRST_DAY}T00:00:00+05:30`);
/** From one order to the next, in milliseconds: a million take eleven and a half months. */
const APART = 30_000;

/** Fills an order file with so many orders, a sent message each, past the shop's own code: one by one it would take minutes. */
export async function fillOrders(dataDir: string, count: number): Promise<void> {
  const store = openSqlite(join(dataDir, "orders.sqlite"));
  await store.place(toPlace());
  const { order } = toPlace();
  const db = new DatabaseSync(join(dataDir, "orders.sqlite"));
  const insertOrder = db.prepare(
    "INSERT INTO orders (order_id, created_at, user_id, status, fingerprint, body) VALUES (?, ?, NULL, 'delivered', ?, ?)",
  );
  const insertMessage = db.prepare(
    `INSERT INTO messages (id, order_id, kind, recipient, entry, state, attempts, due_at, created_at, sent_at, version)
     VALUES (?, ?, 'warehouse-email', 'packing@warehouse.example', 0, 'sent', 1, 0, ?, ?, 1)`,
  );
  db.exec("BEGIN");
  for (let n = 0; n < count; n++) {
    const at = START + n * APART;
    const order_id = `FILLED${n.toString().padStart(14, "0")}`;
    const created_at = new Date(at).toISOString();
    const own = { ...order, order_id, id: order_id, created_at, status: "delivered" };
    insertOrder.run(order_id, created_at, order_id, JSON.stringify(own));
    insertMessage.run(`${order_id}:warehouse-email`, order_id, at, at);
  }
  db.exec("COMMIT");
  db.close();
}
