import "server-only";
import type { Firestore, Timestamp, WriteBatch } from "@google-cloud/firestore";
import { answered, committed } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import type { Hit, RateLimitStore } from "./store.ts";

const HITS = "rate_limit_hits";

/**
 * A document of its own for each hit, under a random id: no write waits for another's. Google deletes it when it has
 * expired.
 */
export function addHit(db: Firestore, batch: WriteBatch, { key, at, expire_at }: Hit, Time: typeof Timestamp): void {
  batch.create(db.collection(HITS).doc(), { key, at, expire_at: Time.fromMillis(expire_at) });
}

/** What all servers count together, in Firestore. */
export const rateLimitStore = (connected: Connected): RateLimitStore => ({
  async saveHit(hit) {
    const { db, Timestamp } = await connected();
    const batch = db.batch();
    addHit(db, batch, hit, Timestamp);
    await committed(batch);
  },
  async countHits(key, since, until) {
    const own = (await connected()).db.collection(HITS).where("key", "==", key);
    const hits = own.where("at", ">=", since).where("at", "<=", until).orderBy("at");
    return (await answered(() => hits.count().get())).data().count;
  },
  /** Google deletes what has expired. */
  async pruneHits() {},
});
