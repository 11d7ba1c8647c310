import "server-only";
import type { SqliteAccess, SqliteStatements } from "./sqlite-statements.ts";
import type { Hit, RateLimitStore } from "./store.ts";

/** Expired hits that are deleted with each new one: more than are added, so that they do not pile up. */
const MOST_DELETED = 10;

/** Deletes some that have expired; inside a transaction. */
function pruneHits(db: SqliteStatements, now: number, limit: number): void {
  const sql =
    "DELETE FROM rate_limit_hits WHERE rowid IN (SELECT rowid FROM rate_limit_hits WHERE expire_at < ? LIMIT ?)";
  db.run(sql, now, limit);
}

/** Saves a hit and deletes some that have expired; inside a transaction. */
export function insertHit(db: SqliteStatements, { key, at, expire_at }: Hit): void {
  pruneHits(db, at, MOST_DELETED);
  db.run("INSERT INTO rate_limit_hits (key, at, expire_at) VALUES (?, ?, ?)", key, at, expire_at);
}

/** What all servers count together, in an order file. */
export const rateLimitStore = ({ rows, read, write }: SqliteAccess): RateLimitStore => ({
  saveHit: (hit) => write(() => insertHit(rows, hit)),
  countHits: (key, since, until) =>
    read(() => {
      const sql = "SELECT count(*) AS n FROM rate_limit_hits WHERE key = ? AND at BETWEEN ? AND ?";
      return Number(rows.one(sql, key, since, until)?.n);
    }),
  pruneHits: (now, limit) => write(() => pruneHits(rows, now, limit)),
});
