import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { FieldPath, type Firestore, Timestamp } from "@google-cloud/firestore";
import { FirestoreStore } from "#lib/server/store/firestore-store.ts";

/**
 * An empty Firestore in this process: Google's own client over a database in memory.
 * @returns what a test may look at it through, and a client of it for each server
 */
export function newFirestore() {
  const mock = new FirestoreMock();
  // It knows a document's versions apart by its clock, which must not show one time twice: Firestore's never does.
  let last = 0;
  mock.systemTime.custom(() => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last);
  });
  const database = mock.createDatabase();
  const client = () => database.firestore() as Firestore;
  return { database, client };
}

/** A server's store over a client of Firestore. */
export function firestoreStore(db: Firestore): FirestoreStore {
  return new FirestoreStore(async () => ({ db, FieldPath, Timestamp }));
}
