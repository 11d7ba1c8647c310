import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import { dataOf } from "#lib/browser/api/result.ts";

/** The key of every query of /staff begins with it. */
export const STAFF = "staff";
/** The key of the query that says who is signed in in this browser. */
export const SESSION_KEY = [STAFF, "session"];

type Call = NonNullable<Parameters<typeof callApi>[2]>;

/**
 * Calls the API as the staff who are signed in: the browser adds the session's cookie. When the session has ended, the
 * page shows its sign-in again.
 * @throws FailedCall, whose message is for staff to read
 */
export async function callAsStaff<T>(
  client: QueryClient,
  path: string,
  schema: z.ZodMiniType<T>,
  call?: Omit<Call, "token">,
): Promise<T> {
  const result = await callApi(path, schema, call);
  if (!result.ok && result.code === "unauthorized") client.setQueryData(SESSION_KEY, null);
  return dataOf(result);
}
