import type * as z from "zod/mini";
import { type Answer, callApi } from "#lib/browser/api-client.ts";
import { NOT_AUTHENTICATED } from "#lib/shop/account/sign-in-messages.ts";
import { idToken } from "./account.ts";

/** Calls the shop's own API in a user's name. Once somebody else is signed in, or nobody, nothing is sent. */
export async function callAsUser<T>(
  userId: string,
  path: string,
  schema: z.ZodMiniType<T>,
  options: { body?: unknown; timeout?: number } = {},
): Promise<Answer<T>> {
  let token: string | null;
  try {
    token = await idToken(userId);
  } catch {
    return { kind: "unreachable" };
  }
  if (token === null)
    return { kind: "refused", status: 401, code: "unauthorized", sentence: NOT_AUTHENTICATED, body: null };
  return callApi(path, schema, { ...options, token });
}
