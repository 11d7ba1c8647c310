import "server-only";
import { pageOfMessages, readMessageCursor } from "./cursor.ts";
import { insertMessage, messageOf, OF_ORDER, updateMessage } from "./sqlite-messages.ts";
import { TO_CUSTOMER, UNSENT } from "./sqlite-schema.ts";
import type { SqliteAccess } from "./sqlite-statements.ts";
import { LATEST_FEW, type MessageStore } from "./store.ts";

const places = (kinds: string[]) => kinds.map(() => "?").join(", ");

/** The outbox, in an order file. */
export function messageStore({ rows, read, write }: SqliteAccess): MessageStore {
  const messages = (...query: Parameters<typeof rows.all>) => read(() => rows.all(...query).map(messageOf));
  const countOf = (...query: Parameters<typeof rows.one>) => read(() => Number(rows.one(...query)?.n));
  return {
    messagesOf: (orderId) => messages(OF_ORDER, orderId),
    saveMessage: (message) => write(() => insertMessage(rows, message)),
    async findMessage(id) {
      const [found = null] = await messages("SELECT * FROM messages WHERE id = ?", id);
      return found;
    },
    dueMessages(now, limit) {
      const sql = "SELECT * FROM messages WHERE state = 'pending' AND due_at <= ? ORDER BY due_at, id LIMIT ?";
      return messages(sql, now, limit);
    },
    messagesToCheck: (now, limit) =>
      messages("SELECT * FROM messages WHERE check_at <= ? ORDER BY check_at, id LIMIT ?", now, limit),
    async unsentMessages({ limit, cursor, state }) {
      const after = readMessageCursor(cursor);
      const rest = [...(state ? ["state = ?"] : []), ...(after ? ["(created_at, id) < (?, ?)"] : [])];
      const values = [...(state ? [state] : []), ...(after ? [after.createdAt, after.id] : [])];
      const where = [UNSENT, ...rest].join(" AND ");
      const sql = `SELECT * FROM messages WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?`;
      return pageOfMessages(await messages(sql, ...values, limit + 1), limit);
    },
    countUnsent(state, countedAs) {
      const unsent = `SELECT count(*) AS n FROM messages WHERE ${UNSENT} AND state = ?`;
      if (countedAs === undefined) return countOf(unsent, state);
      return countOf(`${unsent} AND ${TO_CUSTOMER} AND counted_as = ?`, state, countedAs);
    },
    oldestWaiting: (kinds) =>
      read(() => {
        const sql = `SELECT created_at FROM messages WHERE ${UNSENT} AND state = 'pending'
          AND kind IN (${places(kinds)}) ORDER BY created_at, id LIMIT 1`;
        const row = rows.one(sql, ...kinds);
        return row ? Number(row.created_at) : null;
      }),
    countSent: (kinds, since) =>
      countOf(`SELECT count(*) AS n FROM messages WHERE kind IN (${places(kinds)}) AND sent_at >= ?`, ...kinds, since),
    messagesToCustomer(countedAs, since, until) {
      const sql = `SELECT * FROM messages WHERE counted_as = ? AND created_at BETWEEN ? AND ? AND ${TO_CUSTOMER}
         AND state <> 'skipped' ORDER BY created_at DESC, id DESC LIMIT ?`;
      return messages(sql, countedAs, since, until, LATEST_FEW);
    },
    async pruneMessages(before, limit) {
      const old = `SELECT id FROM messages WHERE NOT (${UNSENT}) AND created_at < ? ORDER BY created_at LIMIT ?`;
      const found = await read(() => rows.all(old, before, limit));
      if (found.length === 0) return 0;
      return write(() => rows.run(`DELETE FROM messages WHERE id IN (${old})`, before, limit));
    },
    changeMessage: (message, change, also = null) =>
      write(() => {
        const next = { ...message, ...change, version: String(Number(message.version) + 1) };
        if (!updateMessage(rows, next, message.version)) return null;
        if (also) insertMessage(rows, also);
        return next;
      }),
  };
}
