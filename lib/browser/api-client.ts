import * as z from "zod/mini";

/** What a call came to. 'unreachable' means that nobody knows whether it was carried out. */
export type Answer<T> =
  | { kind: "ok"; data: T }
  | { kind: "refused"; status: number; code: string; sentence: string; body: unknown }
  | { kind: "unreachable" };

/** A refusal as far as this page must understand it: a newer server may know codes that an open tab doesn't. */
const refusalSchema = z.object({ error: z.string(), code: z.string() });

/** Calls the shop's own API. No answer within the time-out (milliseconds), or a success that makes no sense, is 'unreachable'. */
export async function callApi<T>(
  path: string,
  schema: z.ZodMiniType<T>,
  { body, timeout = 10_000 }: { body?: unknown; timeout?: number } = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
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
  return { kind: "refused", status: response.status, code, sentence: error, body };
}
