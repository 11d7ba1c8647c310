import type * as z from "zod/mini";
import { type ApiResult, callApi, unreachable } from "#lib/browser/api-client.ts";
import { idToken } from "./account.ts";
import { signInFailure } from "./sign-in-failure.ts";

/** Calls the shop's own API in a user's name. When this user is no longer signed in, nothing is sent. */
export async function callAsUser<T>(
  userId: string,
  path: string,
  schema: z.ZodMiniType<T>,
  options: { body?: unknown; timeout?: number } = {},
): Promise<ApiResult<T>> {
  let token: string | null;
  try {
    token = await idToken(userId);
  } catch {
    return unreachable();
  }
  if (token === null) return { ...signInFailure("notAuthenticated"), status: 401, code: "unauthorized", body: null };
  return callApi(path, schema, { ...options, token });
}
