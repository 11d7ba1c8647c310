import "server-only";
import type { FieldPath, Query } from "@google-cloud/firestore";
import { readCursor } from "./cursor.ts";
import type { OrderFilter } from "./store.ts";

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
