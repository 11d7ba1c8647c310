import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { FieldPath, type Firestore, Timestamp } from "@google-cloud/firestore";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { openFirestoreStore } from "#lib/server/store/firestore-store.ts";
import type { Store } from "#lib/server/store/store.ts";

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

/** Where Google's emulator is, 'host:port', or undefined without one. */
export const emulatorHost = process.env.TEST_FIRESTORE_EMULATOR;

/** A server's store over Google's emulator. Each project is a database of its own. */
export function emulatedStore(project: string): Store {
  return openFirestoreStore(() => connectEmulator(project));
}

let connecting: Promise<unknown> = Promise.resolve();

/**
 * Google's client reads the emulator's address where it is made; the shop's own environment has none. One after the other: of
 * two at once the second would take the first one's address for the environment's own, and leave it there.
 */
export function connectEmulator(project: string) {
  const connected = connecting.then(async () => {
    process.env.FIRESTORE_EMULATOR_HOST = emulatorHost;
    try {
      return await connectFirestore({ projectId: project });
    } finally {
      delete process.env.FIRESTORE_EMULATOR_HOST;
    }
  });
  connecting = connected.catch(() => undefined);
  return connected;
}

/** A server's store over a client of Firestore. */
export function firestoreStore(db: Firestore): Store {
  return openFirestoreStore(async () => ({ db, FieldPath, Timestamp }));
}
