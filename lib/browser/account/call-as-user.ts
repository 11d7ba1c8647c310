import type * as z from "zod/mini";
import { type ApiResult, callApi, unreachable } from "#lib/browser/api/api-client.ts";
import { provider, readSession } from "./session.ts";
import { signInFailure } from "./sign-in-failure.ts";

/** Calls the shop's own API in a user's name. When this user is no longer signed in, nothing is sent. */
export async function callAsUser<T>(
  userId: string,
  path: string,
  schema: z.ZodMiniType<T>,
  options: { body?: unknown; timeout?: number } = {},
): Promise<ApiResult<T>> {
  let token: string | null = null;
  try {
    if (readSession().user?.id === userId) token = await (await provider()).idToken(userId);
  } catch {
    return unreachable();
  }
  if (token === null) return { ...signInFailure("notAuthenticated"), status: 401, code: "unauthorized", body: null };
  return callApi(path, schema, { ...options, token });
}
