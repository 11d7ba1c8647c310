import type * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { dataOf } from "#lib/browser/api/result.ts";
import { createStore } from "#lib/browser/storage/store.ts";

/** The key of every query of /staff begins with it. */
export const STAFF = "staff";
/** The key of the query that says who is signed in in this browser. */
export const SESSION_KEY = [STAFF, "session"];

/** Written when the shop refuses a call because the session has ended: the page shows its sign-in again. */
export const sessionEnded = createStore(null);

/**
 * Calls the API as the staff who are signed in: the browser adds the session's cookie.
 * @throws FailedCall, whose message is for staff to read
 */
export async function callAsStaff<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  call?: Parameters<typeof callApi>[2],
): Promise<T> {
  const result = await callApi(path, schema, call);
  if (!result.ok && result.code === "unauthorized") sessionEnded.write(null);
  return dataOf(result);
}
