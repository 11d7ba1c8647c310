import "server-only";
import { changingFields, type Message, messageFields, parseMessage } from "./message.ts";
import type { SqliteStatements, SqlRow } from "./sqlite-statements.ts";

const INSERT = `INSERT INTO messages (${messageFields.join(", ")}) VALUES (${messageFields.map(() => "?").join(", ")})
  ON CONFLICT DO NOTHING`;
/** Selects the messages of an order. */
export const OF_ORDER = "SELECT * FROM messages WHERE order_id = ? ORDER BY created_at, id";
const changes = changingFields.map((field) => `${field} = ?`).join(", ");
const UPDATE = `UPDATE messages SET ${changes}, version = ? WHERE id = ? AND version = ?`;

/** Adds a message; one that exists stays as it is. Inside a transaction. */
export function insertMessage(db: SqliteStatements, message: Message): void {
  const saved = { ...message, version: 1 };
  db.run(INSERT, ...messageFields.map((field) => saved[field]));
}

/** Saves a changed message, on condition that it still has the version it was read with. Inside a transaction. */
export function updateMessage(db: SqliteStatements, next: Message, readVersion: string): boolean {
  const values = changingFields.map((field) => next[field]);
  return db.run(UPDATE, ...values, Number(next.version), next.id, Number(readVersion)) === 1;
}

export function messageOf(row: SqlRow): Message {
  return parseMessage({ ...row, version: String(row.version) });
}
