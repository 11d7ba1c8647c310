import * as z from "zod/mini";
import { wireMessage } from "#lib/shop/http/wire-message.ts";
import { type Sentence, sentencesOf } from "#lib/shop/language/sentence.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { abortAfter } from "./abort-after.ts";
import type { Failure } from "./result.ts";
import { hearServerTime } from "./server-clock.ts";

/**
 * The result of an API call. Without a response the code is 'unreachable', the status is null, and it is unknown
 * whether the call was carried out. The reference is in the server's log, so that staff find a failure by what the
 * customer reads out.
 */
export type ApiResult<T> =
  | { ok: true; data: T }
  | (Failure & { status: number | null; body: unknown; reference?: string });

const sentence = sentencesOf(noAnswer);

/** The result of a call that got no usable response. */
export function unreachable(): ApiResult<never> {
  return { ok: false, code: "unreachable", status: null, body: null, ...sentence("unreachable") };
}

/**
 * The parts of a refusal that a page reads. The code is any text: a newer server may send codes that an open tab
 * doesn't know.
 */
const refusalSchema = z.object({ error: z.string(), code: z.string(), message: wireMessage });

/** The method is GET without a body, and POST with one, unless another is given. */
type Call = {
  method?: "POST" | "PATCH" | "DELETE";
  body?: unknown;
  timeout?: number;
  token?: string | undefined;
  headers?: Record<string, string>;
};

/**
 * Calls the shop's own API, with a user's ID token where one is given.
 * @param timeout in milliseconds
 * @returns 'unreachable' when no response came in time, or a success that does not fit the schema
 * @throws the errors of our own code: if they counted as a dead network, every order would stay on the device for ever
 */
export async function callApi<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { timeout = 10_000, ...call }: Call = {},
): Promise<ApiResult<T>> {
  const request = requestOf(path, call, abortAfter(timeout));
  let response: Response;
  let value: unknown;
  try {
    response = await fetch(request);
    hearServerTime(response.headers.get("Date"));
    if (response.ok) value = await response.json();
  } catch {
    return unreachable();
  }
  if (!response.ok) return refusalOf(response);
  const parsed = z.safeParse(schema, value);
  return parsed.success ? { ok: true, data: parsed.data } : unreachable();
}

function requestOf(path: string, { method, body, token, headers: own }: Call, signal: AbortSignal): Request {
  const headers = new Headers(own);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const usual = body === undefined ? "GET" : "POST";
  return new Request(path, { method: method ?? usual, body: JSON.stringify(body), headers, signal });
}

/** Reads a refusal. Its status counts even when a proxy wrote it, for example in HTML. */
export async function refusalOf(response: Response): Promise<ApiResult<never>> {
  const body: unknown = await response.json().catch(() => null);
  const { success, data } = z.safeParse(refusalSchema, body);
  const code = success ? data.code : "unreadable";
  const message = success
    ? { text: `refusals.${code}`, ...data.message, message: data.error }
    : sentence("unreadable", { status: response.status });
  const reference = response.status >= 500 && success ? response.headers.get("X-Request-Id")?.slice(0, 8) : undefined;
  return { ok: false, status: response.status, code, ...withReference(message, reference), body, reference };
}

/** Appends the reference that the customer reads out on the phone: the first characters of the request's id. */
export function withReference(message: Sentence, reference: string | undefined): Sentence {
  return reference ? sentence("reference", { message, reference }) : message;
}
