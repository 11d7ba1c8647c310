import * as z from "zod/mini";
import { type Refusal, refusalSchema } from "@/lib/shop/api-errors";

/** What a call came to. 'unreachable' means that nobody knows whether it was carried out. */
export type Answer<T> =
  | { kind: "ok"; data: T }
  | { kind: "refused"; status: number; refusal: Refusal; body: unknown }
  | { kind: "unreachable" };

/** Calls the shop's own API. No answer within the time-out (milliseconds), or one that makes no sense, is 'unreachable'. */
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
    const answer: unknown = await response.json();
    if (response.ok) return { kind: "ok", data: z.parse(schema, answer) };
    return { kind: "refused", status: response.status, refusal: z.parse(refusalSchema, answer), body: answer };
  } catch {
    return { kind: "unreachable" };
  }
}
