import "server-only";
import { type Message, parseMessage } from "./message.ts";
import type { Row, SqliteStatements } from "./sqlite-statements.ts";

/** Adds a message; one that exists stays as it is. Inside a transaction. */
export function insertMessage(db: SqliteStatements, message: Message): void {
  db.run(
    `INSERT INTO messages (id, order_id, kind, recipient, entry, state, attempts, due_at, reason, created_at, sent_at,
     sid, check_at, counted_as, change, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING`,
    message.id,
    message.order_id,
    message.kind,
    message.recipient,
    message.entry,
    message.state,
    message.attempts,
    message.due_at,
    message.reason,
    message.created_at,
    message.sent_at,
    message.sid,
    message.check_at,
    message.counted_as,
    message.change,
  );
}

/** Saves a changed message, on condition that it still has the version it was read with. Inside a transaction. */
export function updateMessage(db: SqliteStatements, next: Message, readVersion: string): boolean {
  const changed = db.run(
    `UPDATE messages SET state = ?, attempts = ?, due_at = ?, reason = ?, sent_at = ?, sid = ?, check_at = ?, counted_as = ?,
     version = ? WHERE id = ? AND version = ?`,
    next.state,
    next.attempts,
    next.due_at,
    next.reason,
    next.sent_at,
    next.sid,
    next.check_at,
    next.counted_as,
    Number(next.version),
    next.id,
    Number(readVersion),
  );
  return changed === 1;
}

export function messageOf(row: Row): Message {
  return parseMessage({ ...row, version: String(row.version) });
}
