import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openSqliteStore } from "#lib/server/store/sqlite-store.ts";
import { newDataDir } from "./shop";
import { storedOrder } from "./stored-in-november";

const { order_id, created_at, status } = storedOrder;

/** A data folder of the form before, with an order, a waiting message and an alarm as versions before that one stored them. */
export function formNineFolder(form = 9): { folder: string; file: string } {
  const folder = newDataDir();
  const file = join(folder, "orders.sqlite");
  openSqliteStore(file).close();
  const db = new DatabaseSync(file);
  db.exec(`DROP TABLE ended_sessions; DROP INDEX orders_by_email; PRAGMA user_version = ${form}`);
  db.exec("INSERT INTO shop_state VALUES ('sold_out:black-pepper', 'yes'), ('recipients', '{}')");
  const order = db.prepare("INSERT INTO orders VALUES (?, ?, NULL, ?, 'x', ?)");
  order.run(order_id, created_at, status, JSON.stringify(storedOrder));
  const term = db.prepare("INSERT INTO order_terms VALUES (?, ?, ?)");
  for (const found of ["name:meen", "name:meenaksh", "six:M2QX00"]) term.run(found, created_at, order_id);
  const message = db.prepare(
    `INSERT INTO messages (id, order_id, kind, recipient, entry, state, attempts, due_at, created_at, version)
     VALUES (?, ?, ?, 'packing@warehouse.example', ?, 'pending', 0, 7, 7, 1)`,
  );
  message.run(`${order_id}:warehouse-email`, order_id, "warehouse-email", 0);
  message.run("unheard-1", order_id, "warehouse-email", -2);
  db.close();
  return { folder, file };
}
