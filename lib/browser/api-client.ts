import * as z from "zod/mini";
import { abortAfter } from "./abort-after.ts";

/** What a call came to. 'unreachable' means that nobody knows whether it was carried out. */
export type Answer<T> =
  | { kind: "ok"; data: T }
  /** The reference stands in the server's log: a failure of its own can be found there by what the shopper reads out. */
  | { kind: "refused"; status: number; code: string; sentence: string; body: unknown; reference?: string }
  | { kind: "unreachable" };

/** A refusal as far as this page must understand it: a newer server may know codes that an open tab doesn't. */
const refusalSchema = z.object({ error: z.string(), code: z.string() });

type Call = { body?: unknown; timeout?: number; token?: string | undefined };

/**
 * Calls the shop's own API, with a user's ID token where one is given.
 * @param timeout in milliseconds
 * @returns 'unreachable' when no answer came in time, or a success that does not fit the schema
 * @throws what our own code does wrong: taken for a dead network, it would keep every order on the device for ever
 */
export async function callApi<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { body, timeout = 10_000, token }: Call = {},
): Promise<Answer<T>> {
  const request = requestOf(path, body, token, abortAfter(timeout));
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(request);
    if (response.ok) value = await response.json();
  } catch {
    return { kind: "unreachable" };
  }
  if (!response.ok) return refusalOf(response);
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { kind: "ok", data: parsed.data } : { kind: "unreachable" };
}

function requestOf(path: string, body: unknown, token: string | undefined, signal: AbortSignal): Request {
  const headers = new Headers();
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body === undefined) return new Request(path, { headers, signal });
  return new Request(path, { method: "POST", headers, signal, body: JSON.stringify(body) });
}

/** A refusal keeps its status even when a proxy wrote it, in HTML say. */
async function refusalOf(response: Response): Promise<Answer<never>> {
  const body: unknown = await response.json().catch(() => null);
  const { success, data } = z.safeParse(refusalSchema, body);
  const { code, error } = success ? data : { code: "unreadable", error: `This was refused (${response.status}).` };
  const reference = response.status >= 500 && success ? response.headers.get("X-Request-Id")?.slice(0, 8) : undefined;
  const sentence = withReference(error, reference);
  return { kind: "refused", status: response.status, code, sentence, body, ...(reference && { reference }) };
}

/** A sentence with the number to say when one calls, where there is one: the beginning of the request's id. */
export function withReference(sentence: string, reference: string | undefined): string {
  return reference ? `${sentence} (Reference ${reference})` : sentence;
}
