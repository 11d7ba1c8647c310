import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { type ApiResult, callApi } from "#lib/browser/api-client.ts";

/** The key of every query of /staff begins with it. */
export const STAFF = "staff";
/** The key of the query that says whether this browser is signed in. */
export const SESSION_KEY = [STAFF, "session"];

/** A refused or unanswered call, as TanStack Query wants it: an error whose message is for staff to read. */
export class StaffError extends Error {
  override name = "StaffError";
  readonly code: string;
  constructor({ code, message }: Extract<ApiResult<never>, { ok: false }>) {
    super(message);
    this.code = code;
  }
}

type Call = NonNullable<Parameters<typeof callApi>[2]>;

/**
 * Calls the API as the staff who are signed in: the browser adds the session's cookie. When the session has ended, the page
 * shows its sign-in again.
 * @throws StaffError
 */
export async function callAsStaff<T>(
  client: QueryClient,
  path: string,
  schema: z.ZodMiniType<T>,
  call?: Omit<Call, "token">,
): Promise<T> {
  const result = await callApi(path, schema, call);
  if (result.ok) return result.data;
  if (result.code === "unauthorized") client.setQueryData(SESSION_KEY, false);
  throw new StaffError(result);
}
