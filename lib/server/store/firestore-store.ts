import "server-only";
import { billStore } from "./firestore-bills.ts";
import { answered } from "./firestore-calls.ts";
import type { Connected, FirestoreConnection } from "./firestore-connection.ts";
import { rateLimitStore } from "./firestore-hits.ts";
import { messageStore } from "./firestore-messages.ts";
import { offerStore } from "./firestore-offers.ts";
import { orderStore } from "./firestore-orders.ts";
import { photoStore } from "./firestore-photos.ts";
import { shopStateStore } from "./firestore-shop-state.ts";
import type { SessionStore, Store } from "./store.ts";

/** The ended sessions of staff. Google deletes one when it has expired. */
const sessionStore = (connected: Connected): SessionStore => ({
  async endSession(id, expireAt) {
    const { db, Timestamp } = await connected();
    const ref = db.collection("ended_sessions").doc(id);
    await answered(() => ref.set({ expire_at: Timestamp.fromMillis(expireAt) }));
  },
  async isSessionEnded(id) {
    const ref = (await connected()).db.collection("ended_sessions").doc(id);
    return (await answered(() => ref.get())).exists;
  },
});

/** A document takes about one write a second for long: so many share the probes of all servers. */
const PROBES = 100;

/**
 * Orders in Firestore: for any number of servers. An order is created under its id, a redemption under its key and a
 * message under its id in one batch, and what exists already fails all of it; whatever is changed is changed on
 * condition that it is as it was read. So nothing is locked, counted, or written by all orders alike.
 * @param connect called on first use, and again after a failure
 */
export function openFirestoreStore(connect: Connected): Store {
  let connection: Promise<FirestoreConnection> | undefined;
  const connected = () => {
    connection ??= answered(connect).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const messages = messageStore(connected);
  return {
    ...orderStore(connected, messages),
    ...billStore(connected),
    ...offerStore(connected),
    ...messages,
    ...rateLimitStore(connected),
    ...sessionStore(connected),
    ...shopStateStore(connected),
    ...photoStore(connected),
    async probe() {
      const { db } = await connected();
      const ref = db.collection("probes").doc(String(Math.floor(Math.random() * PROBES)));
      await answered(() => ref.set({ at: Date.now() }));
    },
    purge: async () => undefined,
  };
}
