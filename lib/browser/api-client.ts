import * as z from "zod/mini";

/** What a call came to. 'unreachable' means that nobody knows whether it was carried out. */
export type Answer<T> =
  | { kind: "ok"; data: T }
  /** The reference stands in the server's log: a failure of its own can be found there by what the shopper reads out. */
  | { kind: "refused"; status: number; code: string; sentence: string; body: unknown; reference?: string }
  | { kind: "unreachable" };

/** A refusal as far as this page must understand it: a newer server may know codes that an open tab doesn't. */
const refusalSchema = z.object({ error: z.string(), code: z.string() });

type Call = { body?: unknown; timeout?: number; token?: string | undefined };

/** Calls the shop's own API, with a user's ID token where one is given. No answer within the time-out (milliseconds), or a success that makes no sense, is 'unreachable'. */
export async function callApi<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { body, timeout = 10_000, token }: Call = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? { kind: "ok", data: z.parse(schema, await response.json()) } : await refusalOf(response);
  } catch {
    return { kind: "unreachable" };
  }
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
