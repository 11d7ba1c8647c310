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
  let token: string | null;
  try {
    token = await idToken(userId);
  } catch {
    return unreachable();
  }
  if (token === null) return { ...signInFailure("notAuthenticated"), status: 401, code: "unauthorized", body: null };
  return callApi(path, schema, { ...options, token });
}

/**
 * The ID token for a call in this user's name, or null when they are no longer signed in.
 * @throws when the provider can't be reached
 */
async function idToken(userId: string): Promise<string | null> {
  if (readSession().user?.id !== userId) return null;
  return (await provider()).idToken(userId);
}
