import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { WriteBatch, WriteResult } from "@google-cloud/firestore";
import { StoreUnavailable } from "./store-unavailable.ts";

/** The timeout of one call to Firestore, in milliseconds; then the store is unavailable. */
export const CALL_MS = 5_000;

/** The most attempts of a write when other servers' writes come first. */
const MOST_TRIES = 25;
/** The longest pause before a write is tried again, in milliseconds. */
const LONGEST_PAUSE = 300;

const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

/** gRPC's codes for mistakes of ours: an invalid argument, a value out of range, a call that does not exist. */
const bugs: unknown[] = [3, 11, 12];

/** What an operator can do something about, by gRPC's code. */
const reasons = new Map<unknown, string>([
  [4, "Firestore did not answer in time"],
  [NOT_FOUND, "the project has no Firestore database, or it is not in native mode"],
  [7, "Firestore refuses this server: its service account lacks the role, or the API is off"],
  [8, "Firestore's quota is used up"],
  [FAILED_PRECONDITION, "an index is missing or still being built: deploy firestore.indexes.json"],
  [16, "Firestore does not accept this server's credentials"],
]);

/**
 * One call to Firestore, with a timeout: a customer who waits for an order's response gets 'try again' instead of no
 * response.
 * @throws StoreUnavailable for failures that may pass later or with other settings; a mistake of ours is thrown as it
 *   is
 */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("no answer"), { code: 4 })), CALL_MS);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (isBug(error)) throw error;
    throw new StoreUnavailable(reasons.get(codeOf(error)) ?? "Firestore can't be used now", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Writes a batch, all or nothing.
 * @returns what was written, or why nothing was: a document to be created 'exists', or one to be changed has 'changed'
 *   since it was read, or is deleted
 * @throws StoreUnavailable, after which the batch may have been written or not
 */
export async function committed(batch: WriteBatch): Promise<WriteResult[] | "exists" | "changed"> {
  return answered(async () => {
    try {
      return await batch.commit();
    } catch (error) {
      if (codeOf(error) === ALREADY_EXISTS) return "exists";
      // A missing database is 'not found' too: the read that follows on every 'changed' reports it.
      if (codeOf(error) === FAILED_PRECONDITION || codeOf(error) === NOT_FOUND) return "changed";
      throw error;
    }
  });
}

function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || bugs.includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Returns true when the batch was written. */
export function isWritten(written: WriteResult[] | string): written is WriteResult[] {
  return Array.isArray(written);
}

/**
 * Tries a write until it has a result: other servers' writes may come first. The pauses are random, so that servers
 * that collided once don't collide again.
 * @param attempt returns undefined where it is to be tried again
 * @throws StoreUnavailable, with this reason, after MOST_TRIES
 */
export async function untilWritten<T>(reason: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const result = await attempt();
    if (result !== undefined) return result;
    await pause(Math.random() * Math.min(LONGEST_PAUSE, 10 * 2 ** tries));
  }
  throw new StoreUnavailable(reason);
}
