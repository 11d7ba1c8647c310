import "server-only";
import { randomUUID } from "node:crypto";
import type { DocumentSnapshot, Firestore, Timestamp, WriteBatch, WriteResult } from "@google-cloud/firestore";
import { type Order, orderSchema } from "#lib/shop/order/order.ts";
import { moneyOf } from "#lib/shop/order/payment.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";
import { MESSAGES_STORED_MS, type Message, parseMessage } from "./message.ts";
import type { Placed } from "./store.ts";

/**
 * A new text for every write. Without it a write of equal values changes nothing, and two servers could both believe
 * that they have a message's lease. With it a server that lost the response to its write recognises its own write.
 */
export function newVersion(): string {
  return randomUUID();
}

/** The fields of an order's document that a change writes: its facts, and by what it is found. */
export function changedOrder(order: Order, stamp: string) {
  return { ...order, terms: searchTerms(order), money: moneyOf(order), stamp };
}

export function orderOf(snapshot: DocumentSnapshot): Order {
  return orderSchema.parse(snapshot.data());
}

/** When Google deletes a message that needs no attention any more; not at all while it does. */
export function expiryOf({ state, created_at }: Message, Time: typeof Timestamp) {
  const isFinished = state === "sent" || state === "skipped";
  return { expire_at: isFinished ? Time.fromMillis(created_at + MESSAGES_STORED_MS) : null };
}

export function messageOf(snapshot: DocumentSnapshot): Message {
  return parseMessage({ ...snapshot.data(), version: versionOf(snapshot.updateTime) });
}

/** Messages as a batch has saved them: they are the last of its writes. */
export function withVersions(messages: Message[], written: WriteResult[]): Message[] {
  const first = written.length - messages.length;
  return messages.map((message, index) => ({ ...message, version: versionOf(written[first + index]?.writeTime) }));
}

/** 'seconds.nanoseconds' of a document's last change. */
export function versionOf(changedAt: Timestamp | undefined): string {
  return changedAt ? `${changedAt.seconds}.${changedAt.nanoseconds}` : "";
}

export function timeOf(version: string, Time: typeof Timestamp): Timestamp {
  const [seconds, nanoseconds] = version.split(".");
  return new Time(Number(seconds), Number(nanoseconds ?? 0));
}

/** Adds a message to a batch, which fails when the message exists. Its version is the document's own time of change. */
export function addMessage(db: Firestore, batch: WriteBatch, message: Message, stamp: string): void {
  const { version: _, ...fields } = message;
  batch.create(db.collection("messages").doc(message.id), { ...fields, stamp });
}

/** The outcome of placing when there is an order under its id already. */
export function placedBefore(
  found: DocumentSnapshot,
  { order, fingerprint, stamp }: { order: Order; fingerprint: string; stamp: string },
): Placed {
  // Ours, from a try whose answer was lost.
  if (found.get("stamp") === stamp) return { outcome: "placed", order };
  if (found.get("fingerprint") === fingerprint) return { outcome: "replayed", order: orderOf(found) };
  return { outcome: "order_id_taken" };
}
