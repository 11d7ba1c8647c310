import "server-only";
import type { FieldPath, Query } from "@google-cloud/firestore";
import type { Order } from "#lib/shop/order/order.ts";
import { AlreadyRedeemed } from "./already-redeemed.ts";
import { readCursor } from "./cursor.ts";
import { answered, committed, isWritten, somePause } from "./firestore-calls.ts";
import type { FirestoreConnection } from "./firestore-connection.ts";
import {
  addMessage,
  changedOrder,
  newVersion,
  orderDocument,
  orderOf,
  placedBefore,
  redemptionDocument,
  withVersions,
} from "./firestore-documents.ts";
import { addHit } from "./firestore-hits.ts";
import type { NewOrder, OrderChange, OrderFilter, Placed } from "./store.ts";
import { StoreUnavailable } from "./store-unavailable.ts";
import { withNextVersion } from "./stored-order.ts";

/** The most attempts of a write when other servers' writes come first. */
const MOST_TRIES = 25;

/**
 * Creates the order, its redemptions and its messages in one batch, or reports which of them exists.
 * @throws StoreUnavailable when the batch fails again and again, and nothing of it exists
 */
export async function placeOrder(
  { db, Timestamp }: FirestoreConnection,
  { order, fingerprint, redemptions, messages, hit }: NewOrder,
): Promise<Placed> {
  const ref = db.collection("orders").doc(order.order_id);
  const redemptionRefs = redemptions.map((redemption) => redemptionDocument(db, redemption));
  const stamp = newVersion();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const batch = db.batch().create(ref, orderDocument(order, fingerprint, redemptions, stamp));
    for (const redemptionRef of redemptionRefs) batch.create(redemptionRef, {});
    if (hit) addHit(db, batch, hit, Timestamp);
    for (const message of messages) addMessage(db, batch, message, stamp);
    const written = await committed(batch);
    if (isWritten(written)) return { outcome: "placed", order, messages: withVersions(messages, written) };

    const [same, ...taken] = await answered(() => db.getAll(ref, ...redemptionRefs));
    if (same?.exists) return placedBefore(same, { order, fingerprint, stamp });
    const redemption = redemptions.find((_, index) => taken[index]?.exists);
    if (redemption !== undefined) return { outcome: "already_redeemed", redemption };
    await somePause(tries);
  }
  throw new StoreUnavailable("what kept an order from being saved can't be found");
}

/**
 * Changes the order on condition that it is as it was read, with the messages that the change adds and removes.
 * @param messageIds reads the ids of the order's saved messages: those are not added again
 * @returns the order as it is saved, or null when there is none
 * @throws StoreUnavailable when other servers change it at each attempt
 */
export async function updateOrder(
  { db }: FirestoreConnection,
  orderId: string,
  change: (order: Order, redemptions: string[] | null) => OrderChange,
  messageIds: () => Promise<string[]>,
): Promise<Order | null> {
  const ref = db.collection("orders").doc(orderId);
  const stamp = newVersion();
  const savedBefore = new Set<string>();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await answered(() => ref.get());
    if (!found.exists) return null;
    const before = orderOf(found);
    if (found.get("stamp") === stamp) return before;

    const { order: changed, messages, redeeming, removed = [] } = change(before, found.get("redemptions") ?? null);
    const order = withNextVersion(before, changed);
    if (order === before && messages.length === 0 && removed.length === 0) return order;
    const { saved, taken = [], givenBack = [] } = redeeming ?? {};
    const fields = { ...changedOrder(order, stamp), ...(saved && { redemptions: saved }) };
    const batch = db.batch().update(ref, fields, { lastUpdateTime: found.updateTime });
    const takenRefs = taken.map((key) => redemptionDocument(db, key));
    for (const key of givenBack) batch.delete(redemptionDocument(db, key));
    for (const redemptionRef of takenRefs) batch.create(redemptionRef, {});
    for (const id of removed) if (id.startsWith(`${orderId}:`)) batch.delete(db.collection("messages").doc(id));
    const added = messages.filter(({ id }) => !savedBefore.has(id));
    for (const message of added) addMessage(db, batch, message, stamp);
    const written = await committed(batch);
    if (isWritten(written)) return order;
    if (written !== "exists") {
      await somePause(tries);
      continue;
    }
    const redeemed = takenRefs.length > 0 ? await answered(() => db.getAll(...takenRefs)) : [];
    const lost = taken.find((_, index) => redeemed[index]?.exists);
    if (lost !== undefined && (await answered(() => ref.get())).get("stamp") !== stamp) throw new AlreadyRedeemed(lost);
    for (const id of await messageIds()) savedBefore.add(id);
  }
  throw new StoreUnavailable("other servers changed the order again and again");
}

/**
 * Those of all orders that a filter selects, the newest first, one more than a page has. The fields that are compared are in
 * the order of their index in firestore.indexes.json.
 * @param id Firestore's name for a document's id
 */
export function ordersBy(all: Query, filter: OrderFilter, id: FieldPath): Query {
  const { limit, cursor, since, before, statuses, userId, phone, state, terms } = filter;
  const after = readCursor(cursor);
  let query = all;
  if (userId !== undefined) query = query.where("user_id", "==", userId);
  if (phone !== undefined) query = query.where("guest_phone", "==", phone);
  if (terms !== undefined) query = query.where("terms", "array-contains-any", terms);
  if (statuses !== undefined) query = query.where("status", "in", statuses);
  if (state !== undefined) query = query.where("state", "==", state);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (before !== undefined) query = query.where("created_at", "<", before);
  // By the document's id, which is the order's: Firestore's own indexes end in it.
  query = query.orderBy("created_at", "desc").orderBy(id, "desc");
  return (after ? query.startAfter(after.createdAt, after.orderId) : query).limit(limit + 1);
}
