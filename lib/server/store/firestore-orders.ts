import "server-only";
import type { FieldPath, Query } from "@google-cloud/firestore";
import { runExclusive } from "#lib/server/process/mutex.ts";
import { isOrderId } from "#lib/shop/order/order.ts";
import { AlreadyRedeemed } from "./already-redeemed.ts";
import { cursorAfter, readCursor } from "./cursor.ts";
import { addTaxDocuments } from "./firestore-bills.ts";
import { answered, committed, isWritten, untilWritten } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import { addMessage, changedOrder, newVersion, orderOf, placedBefore, withVersions } from "./firestore-documents.ts";
import { addHit } from "./firestore-hits.ts";
import { redemptionDocument } from "./firestore-offers.ts";
import type { MessageStore, OrderFilter, OrderStore } from "./store.ts";
import { withNextVersion } from "./with-next-version.ts";

/** The orders of the shop, in Firestore. @param messages reads the saved messages of an order */
export const orderStore = (connected: Connected, messages: Pick<MessageStore, "messagesOf">): OrderStore => ({
  async find(orderId) {
    if (!isOrderId(orderId)) return null;
    const { db } = await connected();
    const found = await answered(() => db.collection("orders").doc(orderId).get());
    return found.exists ? { order: orderOf(found), fingerprint: String(found.get("fingerprint")) } : null;
  },
  /** Creates all of it in one batch, or reports which of it exists. */
  async place({ order, fingerprint, redemptions, messages: added, hit }) {
    const { db, Timestamp } = await connected();
    const ref = db.collection("orders").doc(order.order_id);
    const redemptionRefs = redemptions.map((redemption) => redemptionDocument(db, redemption));
    const stamp = newVersion();
    return untilWritten("what kept an order from being saved can't be found", async () => {
      const batch = db.batch().create(ref, { ...changedOrder(order, stamp), fingerprint, redemptions });
      for (const redemptionRef of redemptionRefs) batch.create(redemptionRef, {});
      if (hit) addHit(db, batch, hit, Timestamp);
      for (const message of added) addMessage(db, batch, message, stamp);
      const written = await committed(batch);
      if (isWritten(written)) return { outcome: "placed", order, messages: withVersions(added, written) };

      const [same, ...taken] = await answered(() => db.getAll(ref, ...redemptionRefs));
      if (same?.exists) return placedBefore(same, { order, fingerprint, stamp });
      const redemption = redemptions.find((_, index) => taken[index]?.exists);
      return redemption === undefined ? undefined : { outcome: "already_redeemed", redemption };
    });
  },
  async list(filter) {
    const { db, FieldPath } = await connected();
    const query = ordersBy(db.collection("orders"), filter, FieldPath.documentId());
    const { docs } = await answered(() => query.get());
    const orders = docs.slice(0, filter.limit).map(orderOf);
    return { orders, nextCursor: docs.length > filter.limit ? cursorAfter(orders.at(-1)) : null };
  },
  /** On condition that the order is as it was read. A message that is saved already is not added again. */
  async update(orderId, change) {
    if (!isOrderId(orderId)) return null;
    const { db } = await connected();
    const ref = db.collection("orders").doc(orderId);
    const stamp = newVersion();
    const savedBefore = new Set<string>();
    return untilWritten("other servers changed the order again and again", async () => {
      const found = await answered(() => ref.get());
      if (!found.exists) return null;
      const before = orderOf(found);
      if (found.get("stamp") === stamp) return before;

      const saved = found.get("redemptions");
      const { order: changed, messages: caused, redeeming, removes, taxDocuments } = change(before, saved);
      if (changed === before && !taxDocuments && caused.length === 0 && !removes) return before;
      const { taken = [], givenBack = [] } = redeeming ?? {};
      const batch = db.batch();
      const takenRefs = taken.map((key) => redemptionDocument(db, key));
      for (const key of givenBack) batch.delete(redemptionDocument(db, key));
      for (const redemptionRef of takenRefs) batch.create(redemptionRef, {});
      const removed = removes ? (await messages.messagesOf(orderId)).filter(removes) : [];
      for (const { id } of removed) batch.delete(db.collection("messages").doc(id));
      const added = caused.filter(({ id }) => !savedBefore.has(id));
      let order = changed;
      const write = async () => {
        if (taxDocuments)
          order = { ...changed, bill: (await addTaxDocuments(db, batch, taxDocuments, before.bill)).bill };
        order = withNextVersion(before, order);
        const fields = { ...changedOrder(order, stamp), ...(redeeming && { redemptions: redeeming.saved }) };
        batch.update(ref, fields, { lastUpdateTime: found.updateTime });
        for (const message of added) addMessage(db, batch, message, stamp);
        return committed(batch);
      };
      // One after the other in this process: else all but one of them would have to try again.
      const written = await (taxDocuments ? runExclusive("bill numbers", write) : write());
      if (isWritten(written)) return order;
      if (written !== "exists") return;
      const [now, ...redeemed] = await answered(() => db.getAll(ref, ...takenRefs));
      const lost = taken.find((_, index) => redeemed[index]?.exists);
      if (lost !== undefined && now?.get("stamp") !== stamp) throw new AlreadyRedeemed(lost);
      for (const { id } of await messages.messagesOf(orderId)) savedBefore.add(id);
    });
  },
});

/**
 * Those of all orders that a filter selects, the newest first, one more than a page has. The fields that are compared
 * are in the order of their index in firestore.indexes.json.
 * @param id Firestore's name for a document's id
 */
function ordersBy(all: Query, filter: OrderFilter, id: FieldPath): Query {
  const { limit, cursor, since, before, statuses, userId, phone, email, state, terms, money } = filter;
  const after = readCursor(cursor);
  let query = all;
  if (userId !== undefined) query = query.where("user_id", "==", userId);
  if (phone !== undefined) query = query.where("guest_phone", "==", phone);
  if (email !== undefined) query = query.where("guest_email", "in", [...new Set([email, email.toLowerCase()])]);
  if (terms !== undefined) query = query.where("terms", "array-contains-any", terms);
  if (statuses !== undefined) query = query.where("status", "in", statuses);
  if (state !== undefined) query = query.where("state", "==", state);
  if (money !== undefined) query = query.where("money", "in", money);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (before !== undefined) query = query.where("created_at", "<", before);
  // By the document's id, which is the order's: Firestore's own indexes end in it.
  query = query.orderBy("created_at", "desc").orderBy(id, "desc");
  return (after ? query.startAfter(after.createdAt, after.orderId) : query).limit(limit + 1);
}
