import "server-only";
import type { SqliteStatements } from "./sqlite-statements.ts";
import type { Hit } from "./store.ts";

/** Expired hits that are deleted with each new one: more than are added, so that they do not pile up. */
const MOST_DELETED = 10;

/** Deletes some that have expired; inside a transaction. */
export function pruneHits(db: SqliteStatements, now: number, limit: number): void {
  db.run(
    "DELETE FROM rate_limit_hits WHERE rowid IN (SELECT rowid FROM rate_limit_hits WHERE expire_at < ? LIMIT ?)",
    now,
    limit,
  );
}

/** Saves a hit and deletes some that have expired; inside a transaction. */
export function insertHit(db: SqliteStatements, { key, at, expire_at }: Hit): void {
  pruneHits(db, at, MOST_DELETED);
  db.run("INSERT INTO rate_limit_hits (key, at, expire_at) VALUES (?, ?, ?)", key, at, expire_at);
}

export function countHits(db: SqliteStatements, key: string, since: number, until: number): number {
  const sql = "SELECT count(*) AS n FROM rate_limit_hits WHERE key = ? AND at BETWEEN ? AND ?";
  return Number(db.one(sql, key, since, until)?.n);
}
