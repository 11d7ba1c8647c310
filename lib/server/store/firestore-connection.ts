import "server-only";
import type { FieldPath, Firestore, Timestamp } from "@google-cloud/firestore";
import type { Env } from "#lib/server/settings/env.ts";
import { CALL_MS } from "./firestore-calls.ts";

/** A Firestore database, with the two classes of its client that the store needs. */
export type FirestoreConnection = { db: Firestore; FieldPath: typeof FieldPath; Timestamp: typeof Timestamp };
/** Makes the connection, or returns the one that is there. @throws StoreUnavailable */
export type Connected = () => Promise<FirestoreConnection>;

type FirestoreSettings = { projectId: string } & Partial<Extract<Env["store"], { kind: "firestore" }>>;

/**
 * Connects to a project's database, with the key that is given, else with the credentials that Google's client finds:
 * those in the file GOOGLE_APPLICATION_CREDENTIALS, else the machine's own, else none for the emulator at
 * FIRESTORE_EMULATOR_HOST. Google's client is loaded only here, because a shop with SQLite must not wait for it.
 */
export async function connectFirestore({ projectId, database, key }: FirestoreSettings): Promise<FirestoreConnection> {
  const { FieldPath, Firestore, Timestamp } = await import("@google-cloud/firestore");
  const db = new Firestore({
    projectId,
    ...(database && { databaseId: database }),
    ...(key && { credentials: key }),
  });
  endLateCalls(db);
  return { db, FieldPath, Timestamp };
}

/** What Google's client hands to gRPC with each call. Not in its types. */
type CallOptions = { timeout?: number; signal?: AbortSignal; retryRequestOptions?: object };
type WithCallOptions = { createCallOptions?: (method: string, retryCodes?: number[]) => CallOptions };

/**
 * Reads are streams, and below Google's client another layer sends them three times whatever the refusal: once will do.
 */
const once = { retryRequestOptions: { retries: 0, noResponseRetries: 0 } };

/**
 * Cancels calls without a response in time. Google's client retries a failed write for ten minutes, and has no setting
 * for it: in an outage each order's calls would queue behind abandoned ones.
 * @throws Error when a new version of the client makes its calls in another form
 */
function endLateCalls(db: Firestore): void {
  const client = db as unknown as WithCallOptions;
  const original = client.createCallOptions?.bind(db);
  if (!original) throw new Error("@google-cloud/firestore no longer makes its call options where they can be bounded");
  client.createCallOptions = (method, retryCodes) => ({
    ...original(method, retryCodes),
    ...(retryCodes ? { signal: AbortSignal.timeout(CALL_MS) } : { timeout: CALL_MS, ...once }),
  });
}
