import "server-only";
import type { Firestore, Query, Timestamp, WriteBatch } from "@google-cloud/firestore";
import type { Hit } from "./store.ts";

const HITS = "rate_limit_hits";

/** A document of its own for each hit, under a random id: no write waits for another's. Google deletes it when it has expired. */
export function addHit(db: Firestore, batch: WriteBatch, { key, at, expire_at }: Hit, Time: typeof Timestamp): void {
  batch.create(db.collection(HITS).doc(), { key, at, expire_at: Time.fromMillis(expire_at) });
}

export function hitsOf(db: Firestore, key: string, since: number, until: number): Query {
  return db.collection(HITS).where("key", "==", key).where("at", ">=", since).where("at", "<=", until).orderBy("at");
}
