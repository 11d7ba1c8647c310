import "server-only";
import { statSync } from "node:fs";
import { billStore } from "./sqlite-bills.ts";
import { withStoreErrors } from "./sqlite-errors.ts";
import { rateLimitStore } from "./sqlite-hits.ts";
import { messageStore } from "./sqlite-message-queries.ts";
import { offerStore } from "./sqlite-offers.ts";
import { orderStore } from "./sqlite-orders.ts";
import { photoStore } from "./sqlite-photos.ts";
import { BUSY_MS, openDatabase } from "./sqlite-schema.ts";
import { shopStateStore } from "./sqlite-shop-state.ts";
import { type SqliteAccess, SqliteStatements } from "./sqlite-statements.ts";
import { SqliteWrites } from "./sqlite-writes.ts";
import type { SessionStore, Store } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

/** No request is larger, in bytes, and so no order. */
const LARGEST_ORDER = 64 * 1024;

/** The ended sessions of staff. */
const sessionStore = ({ rows, read, write }: SqliteAccess): SessionStore => ({
  endSession: (id, expireAt) =>
    write(() => {
      rows.run("DELETE FROM ended_sessions WHERE expire_at < ?", Date.now());
      rows.run("INSERT OR IGNORE INTO ended_sessions VALUES (?, ?)", id, expireAt);
    }),
  isSessionEnded: (id) => read(() => rows.one("SELECT 1 FROM ended_sessions WHERE id = ?", id) !== undefined),
});

/** The store over an order file, which can be closed. */
export type SqliteStore = Store & { close: () => void };

/**
 * Orders in one SQLite file: for one machine, any number of processes on it.
 * @throws StoreUnavailable when the file can't be opened
 */
export function openSqliteStore(file: string): SqliteStore {
  const db = withStoreErrors(() => openDatabase(file));
  const rows = new SqliteStatements(db);
  // Identifies the file, whatever its name becomes.
  const inode = withStoreErrors(() => statSync(file).ino);
  // A file that was deleted or replaced while it is open takes every write, and they are lost.
  const writes = new SqliteWrites(db, () => {
    if (statSync(file).ino !== inode) throw new StoreUnavailable("the order file was replaced");
  });
  const access: SqliteAccess = {
    rows,
    read: async (work) => withStoreErrors(work),
    write: (work) => writes.write(work),
  };
  return {
    ...orderStore(access),
    ...billStore(access),
    ...offerStore(access),
    ...messageStore(access),
    ...rateLimitStore(access),
    ...sessionStore(access),
    ...shopStateStore(access),
    ...photoStore(access),
    /** Writes as much as the largest order and takes it back: on a full disk a counter would still find its page. */
    async probe() {
      await access.write(() => {
        rows.run("INSERT INTO probe VALUES (1, 1) ON CONFLICT DO UPDATE SET written = written + 1");
        rows.run("INSERT OR REPLACE INTO probe_room VALUES (1, zeroblob(?))", LARGEST_ORDER);
      });
      await access.write(() => rows.run("DELETE FROM probe_room"));
    },
    /** The write-ahead log has pages of before. Who waits for its readers would block this process. */
    purge: () =>
      access.read(() =>
        db.exec(`PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = ${BUSY_MS}`),
      ),
    close: () => db.close(),
  };
}
