import "server-only";
import type { FieldPath, Query } from "@google-cloud/firestore";
import type { readMessageCursor } from "./cursor.ts";
import type { MessageKind } from "./message.ts";
import { LATEST_FEW, type UnsentState } from "./store.ts";

/** Selects among all messages. Each selection has its index in firestore.indexes.json, with its fields in this order. */
type Selection = (all: Query) => Query;

const pending = (all: Query) => all.where("state", "==", "pending");

/** Those that are due, the longest due first. */
export function dueBy(now: number, limit: number): Selection {
  return (all) => pending(all).where("due_at", "<=", now).orderBy("due_at").limit(limit);
}

/** The one that is due next. */
export const nextDue: Selection = (all) => pending(all).orderBy("due_at").limit(1);

/** Those that Twilio is to be asked about, the earliest first. */
export function toCheck(now: number, limit: number): Selection {
  return (all) => all.where("check_at", "<=", now).orderBy("check_at").limit(limit);
}

/** Those not sent, the newest first, after the cursor where one is given. */
export function unsent(
  state: UnsentState | undefined,
  id: FieldPath,
  limit: number,
  after: ReturnType<typeof readMessageCursor>,
): Selection {
  return (all) => {
    const sorted = all
      .where("state", "in", state ? [state] : ["pending", "given_up"])
      .orderBy("created_at", "desc")
      .orderBy(id, "desc")
      .limit(limit);
    return after ? sorted.startAfter(after.createdAt, after.id) : sorted;
  };
}

/** All that are in a state, or of those the ones that are counted so. Sorted, so that the indexes of the lists serve. */
export function unsentIn(state: UnsentState, countedAs?: string): Selection {
  const inState = (all: Query) =>
    countedAs === undefined
      ? all.where("state", "==", state)
      : all.where("counted_as", "==", countedAs).where("state", "==", state);
  return (all) => inState(all).orderBy("created_at", "desc");
}

/** The one of these kinds that has waited longest. */
export function waitingLongest(kinds: MessageKind[]): Selection {
  return (all) => all.where("kind", "in", kinds).where("state", "==", "pending").orderBy("created_at").limit(1);
}

/** All of these kinds that were sent since. */
export function sentSince(kinds: MessageKind[], since: number): Selection {
  return (all) => all.where("kind", "in", kinds).where("sent_at", ">=", since).orderBy("sent_at");
}

/** The latest few to one customer that were made between two times, skipped ones left out. */
export function toCustomer(countedAs: string, since: number, until: number): Selection {
  return (all) =>
    all
      .where("counted_as", "==", countedAs)
      .where("state", "in", ["pending", "sent", "given_up"])
      .where("created_at", ">=", since)
      .where("created_at", "<=", until)
      .orderBy("created_at", "desc")
      .limit(LATEST_FEW);
}
