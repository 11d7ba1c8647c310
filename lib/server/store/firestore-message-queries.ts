import "server-only";
import type { FieldPath, Query } from "@google-cloud/firestore";
import type { readMessageCursor } from "./cursor.ts";
import { LATEST_FEW, type UnsentState } from "./store.ts";

/** Selects among all messages. Each selection has its index in firestore.indexes.json. */
type Selection = (all: Query) => Query;

/** Those that are due, the longest due first. */
export function dueBy(now: number, limit: number): Selection {
  return (all) => all.where("state", "==", "pending").where("due_at", "<=", now).orderBy("due_at").limit(limit);
}

/** Those not sent, the newest first, after the cursor where one is given. */
export function unsent(
  state: UnsentState | undefined,
  id: FieldPath,
  limit: number,
  after: ReturnType<typeof readMessageCursor>,
): Selection {
  return (all) => {
    const found = state ? all.where("state", "==", state) : all.where("state", "in", ["pending", "given_up"]);
    const sorted = found.orderBy("created_at", "desc").orderBy(id, "desc").limit(limit);
    return after ? sorted.startAfter(after.createdAt, after.id) : sorted;
  };
}

/** The latest few to one recipient that were made between two times, skipped ones left out. */
export function toCustomer(recipient: string, since: number, until: number): Selection {
  return (all) =>
    all
      .where("recipient", "==", recipient)
      .where("state", "in", ["pending", "sent", "given_up"])
      .where("created_at", ">=", since)
      .where("created_at", "<=", until)
      .orderBy("created_at", "desc")
      .limit(LATEST_FEW);
}
