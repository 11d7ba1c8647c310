import "server-only";
import type { Query } from "@google-cloud/firestore";
import { isOrderId } from "#lib/shop/order/order.ts";
import { pageOfMessages, readMessageCursor } from "./cursor.ts";
import { answered, committed, isWritten } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import { addMessage, expiryOf, messageOf, newVersion, timeOf, versionOf } from "./firestore-documents.ts";
import { LATEST_FEW, type MessageStore } from "./store.ts";

/**
 * Selects among all messages. Each selection has its index in firestore.indexes.json, with its fields in this order.
 */
type Selection = (all: Query) => Query;

const pending: Selection = (all) => all.where("state", "==", "pending");

/** The outbox, in Firestore. */
export function messageStore(connected: Connected): MessageStore {
  const messages = async (select: Selection) => {
    const { db } = await connected();
    const { docs } = await answered(() => select(db.collection("messages")).get());
    return docs.map(messageOf);
  };
  const countOf = async (select: Selection) => {
    const { db } = await connected();
    return (await answered(() => select(db.collection("messages")).count().get())).data().count;
  };
  return {
    async messagesOf(orderId) {
      if (!isOrderId(orderId)) return [];
      const found = await messages((all) => all.where("order_id", "==", orderId));
      return found.sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
    },
    async saveMessage(message) {
      const { db } = await connected();
      const batch = db.batch();
      addMessage(db, batch, message, newVersion());
      await committed(batch);
    },
    async findMessage(id) {
      const { db } = await connected();
      const found = await answered(() => db.collection("messages").doc(id).get());
      return found.exists ? messageOf(found) : null;
    },
    dueMessages: (now, limit) =>
      messages((all) => pending(all).where("due_at", "<=", now).orderBy("due_at").limit(limit)),
    messagesToCheck: (now, limit) =>
      messages((all) => all.where("check_at", "<=", now).orderBy("check_at").limit(limit)),
    async unsentMessages({ limit, cursor, state }) {
      const id = (await connected()).FieldPath.documentId();
      const after = readMessageCursor(cursor);
      const found = await messages((all) => {
        const unsent = all.where("state", "in", state ? [state] : ["pending", "given_up"]);
        const sorted = unsent
          .orderBy("created_at", "desc")
          .orderBy(id, "desc")
          .limit(limit + 1);
        return after ? sorted.startAfter(after.createdAt, after.id) : sorted;
      });
      return pageOfMessages(found, limit);
    },
    // Sorted, so that the indexes of the lists serve.
    countUnsent: (state, countedAs) =>
      countOf((all) => {
        const own = countedAs === undefined ? all : all.where("counted_as", "==", countedAs);
        return own.where("state", "==", state).orderBy("created_at", "desc");
      }),
    async oldestWaiting(kinds) {
      const waiting: Selection = (all) => pending(all.where("kind", "in", kinds));
      const [oldest] = await messages((all) => waiting(all).orderBy("created_at").limit(1));
      return oldest?.created_at ?? null;
    },
    countSent: (kinds, since) =>
      countOf((all) => all.where("kind", "in", kinds).where("sent_at", ">=", since).orderBy("sent_at")),
    messagesToCustomer: (countedAs, since, until) =>
      messages((all) =>
        all
          .where("counted_as", "==", countedAs)
          .where("state", "in", ["pending", "sent", "given_up"])
          .where("created_at", ">=", since)
          .where("created_at", "<=", until)
          .orderBy("created_at", "desc")
          .limit(LATEST_FEW),
      ),
    /** Google deletes what has expired (`expire_at`, firestore.indexes.json). */
    pruneMessages: async () => 0,
    async changeMessage(message, change, also = null) {
      const { db, Timestamp } = await connected();
      const ref = db.collection("messages").doc(message.id);
      const stamp = newVersion();
      const lastUpdateTime = timeOf(message.version, Timestamp);
      const next = { ...message, ...change };
      const fields = { ...change, ...expiryOf(next, Timestamp), stamp };
      // The second round is for an `also` that exists: the change itself must not fail of it.
      for (const added of also ? [also, null] : [null]) {
        const batch = db.batch().update(ref, fields, { lastUpdateTime });
        if (added) addMessage(db, batch, added, stamp);
        const written = await committed(batch);
        if (isWritten(written)) return { ...next, version: versionOf(written[0]?.writeTime) };
        if (written === "changed") break;
      }
      const now = await answered(() => ref.get());
      return now.get("stamp") === stamp ? messageOf(now) : null;
    },
  };
}
