import "server-only";
import { cursorAfterMessage, readMessageCursor } from "./cursor.ts";
import type { Message, MessageKind } from "./message.ts";
import { messageOf } from "./sqlite-messages.ts";
import { TO_CUSTOMER, UNSENT } from "./sqlite-schema.ts";
import type { SqliteStatements } from "./sqlite-statements.ts";
import { LATEST_FEW, type UnsentFilter, type UnsentState } from "./store.ts";

const places = (kinds: MessageKind[]) => kinds.map(() => "?").join(", ");

/** The messages of an order, the oldest first. */
export function messagesOf(db: SqliteStatements, orderId: string): Message[] {
  return db.all("SELECT * FROM messages WHERE order_id = ? ORDER BY created_at, id", orderId).map(messageOf);
}

/** Those that are due, the longest due first. @param now in milliseconds since 1970 */
export function dueMessages(db: SqliteStatements, now: number, limit: number): Message[] {
  const sql = "SELECT * FROM messages WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, id LIMIT ?";
  return db.all(sql, now, limit).map(messageOf);
}

/** When the next one is due, in milliseconds since 1970, or null. */
export function nextDue(db: SqliteStatements): number | null {
  const row = db.one("SELECT min(due_at) AS due_at FROM messages WHERE state = 'pending'");
  return row?.due_at == null ? null : Number(row.due_at);
}

/** Those that Twilio is to be asked about, the earliest first. */
export function messagesToCheck(db: SqliteStatements, now: number, limit: number): Message[] {
  const sql = "SELECT * FROM messages WHERE check_at <= ? ORDER BY check_at, id LIMIT ?";
  return db.all(sql, now, limit).map(messageOf);
}

/** A page of those not sent, the newest first. */
export function unsentMessages(db: SqliteStatements, { limit, cursor, state }: UnsentFilter) {
  const after = readMessageCursor(cursor);
  const rest = [...(state ? ["state = ?"] : []), ...(after ? ["(created_at, id) < (?, ?)"] : [])];
  const values = [...(state ? [state] : []), ...(after ? [after.createdAt, after.id] : [])];
  const where = [UNSENT, ...rest].join(" AND ");
  const sql = `SELECT * FROM messages WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?`;
  const found = db.all(sql, ...values, limit + 1).map(messageOf);
  const messages = found.slice(0, limit);
  return { messages, nextCursor: found.length > limit ? cursorAfterMessage(messages.at(-1)) : null };
}

/** How many are in a state, or of those the ones that are counted so. */
export function countUnsent(db: SqliteStatements, state: UnsentState, countedAs?: string): number {
  const unsent = `SELECT count(*) AS n FROM messages WHERE ${UNSENT} AND state = ?`;
  if (countedAs === undefined) return Number(db.one(unsent, state)?.n);
  return Number(db.one(`${unsent} AND ${TO_CUSTOMER} AND counted_as = ?`, state, countedAs)?.n);
}

/** When the one of these kinds that waits longest was made, in milliseconds since 1970, or null. */
export function oldestWaiting(db: SqliteStatements, kinds: MessageKind[]): number | null {
  const sql = `SELECT created_at FROM messages WHERE ${UNSENT} AND state = 'pending'
    AND kind IN (${places(kinds)}) ORDER BY created_at, id LIMIT 1`;
  const row = db.one(sql, ...kinds);
  return row ? Number(row.created_at) : null;
}

/** How many of these kinds were sent since then. */
export function countSent(db: SqliteStatements, kinds: MessageKind[], since: number): number {
  const sql = `SELECT count(*) AS n FROM messages WHERE kind IN (${places(kinds)}) AND sent_at >= ?`;
  return Number(db.one(sql, ...kinds, since)?.n);
}

/** The latest few to a customer's number or mailbox, the newest first. */
export function messagesToCustomer(db: SqliteStatements, countedAs: string, since: number, until: number): Message[] {
  const sql = `SELECT * FROM messages WHERE counted_as = ? AND created_at BETWEEN ? AND ? AND ${TO_CUSTOMER}
    AND state <> 'skipped' ORDER BY created_at DESC, id DESC LIMIT ?`;
  return db.all(sql, countedAs, since, until, LATEST_FEW).map(messageOf);
}
