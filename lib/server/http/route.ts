import "server-only";
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { errorFacts, log } from "#lib/server/log/log.ts";
import { countMetric } from "#lib/server/log/metrics-counts.ts";
import { env } from "#lib/server/settings/env.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { type ApiErrorCode, apiErrors, type Refusal, refusalBody, usualSentence } from "#lib/shop/http/api-errors.ts";
import { basePolicy } from "#lib/shop/http/security-headers.ts";
import type { Sentence } from "#lib/shop/language/sentence.ts";
import { isLocalHost } from "./forwarded.ts";

/** A body larger than this, in bytes, is refused. */
const MAX_BODY = 64 * 1024;
const POLICY = "Content-Security-Policy";
/** The number of seconds that a client must wait. */
const RETRY_AFTER_SECONDS = 30;

type Details = {
  message?: string | Sentence | undefined;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  body?: object;
};

/** A refusal; throw it anywhere below route(). */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ApiErrorCode;
  readonly sentence: Sentence;
  readonly details: Details;
  /** @param details a better error message than the table's, the wrong fields, and headers or members to add */
  constructor(code: ApiErrorCode, details: Details = {}) {
    const { message } = details;
    // One without a code of its own has the code's: a customer who reads Tamil gets that.
    const sentence = { ...usualSentence(code), ...(typeof message === "string" ? { message } : message) };
    super(sentence.message);
    this.sentence = sentence;
    this.code = code;
    this.details = details;
  }
}

/** Refuses a field of what was sent. @throws ApiError with the message, as the response's own and as the field's */
export function refuseField(field: string, message: string | Sentence, code: ApiErrorCode = "invalid_order"): never {
  const text = typeof message === "string" ? message : message.message;
  throw new ApiError(code, { message, fields: { [field]: text } });
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof methods)[number];
type Handler<Params> = (request: Request, params: Params) => Promise<Response> | Response;
/** What Next calls: `params` are the parts of the address that the folder's name leaves open. */
type Exported<Params> = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

/**
 * The handlers of one address, for a route file to export. Adds what every call shares: cross-site requests are
 * refused, unknown methods get 405, a thrown ApiError becomes its refusal, anything else a 500 whose request id is in
 * the log.
 */
export function route<Params = unknown>(
  handlers: Partial<Record<Method, Handler<Params>>>,
): Record<Method, Exported<Params>> {
  const known = methods.filter((method) => handlers[method]);
  const allow = (known.includes("GET") ? ["GET", "HEAD", ...known.slice(1)] : known).join(", ");
  const refuseMethod = () => {
    throw new ApiError("method_not_allowed", { headers: { Allow: allow } });
  };
  const wrapped = methods.map((method) => [method, answering(handlers[method] ?? refuseMethod)]);
  return Object.fromEntries(wrapped) as Record<Method, Exported<Params>>;
}

function answering<Params>(handler: Handler<Params>): Exported<Params> {
  return async (request, context) => {
    const params = await context.params;
    const call = { request_id: randomUUID(), method: request.method, path: logRoute(request.url, params ?? {}) };
    const began = performance.now();
    const ms = () => Math.round(performance.now() - began);
    let response: Response;
    try {
      refuseForeignHost(request);
      refuseCrossSite(request);
      response = await handler(request, params);
      log.info({ ...call, status: response.status, ms: ms() });
    } catch (error) {
      response = refusal(error, { ...call, ms: ms() });
    }
    response.headers.set("X-Request-Id", call.request_id);
    if (!response.headers.has(POLICY)) response.headers.set(POLICY, basePolicy);
    return response;
  };
}

/** The response of every call: JSON that no cache stores. */
export function json(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/** The response to a call that failed. @param call what the log has of every call */
function refusal(error: unknown, call: { request_id: string; method: string; path: string; ms: number }): Response {
  const known = isStoreUnavailable(error) ? new ApiError("unavailable") : error;
  const { request_id } = call;
  if (known instanceof ApiError) {
    const [status] = apiErrors[known.code];
    const { fields, headers = {}, body } = known.details;
    const answer: Refusal = { ...refusalBody(known.code, known.sentence), fields };
    log.info({ ...call, status, outcome: known.code });
    if (isStoreUnavailable(error)) {
      countMetric("store_errors");
      log.error({ request_id, ...errorFacts(error) });
    }
    const wait: Record<string, string> =
      status === 503 || status === 429 ? { "Retry-After": String(RETRY_AFTER_SECONDS) } : {};
    return json({ ...answer, ...body }, status, { ...wait, ...headers });
  }
  log.error({ ...call, outcome: "internal", ...errorFacts(error) });
  const body: Refusal = { ...refusalBody("internal", usualSentence("internal")), request_id };
  return json(body, apiErrors.internal[0]);
}

/**
 * The loggable name of a call: its address, with the name of what is open in it, or '/api/…' where all of it is
 * (app/api/[...unknown]). A path as it was sent may contain a phone number, a name or a token.
 */
function logRoute(url: string, params: object): string {
  const [[name, value] = []] = Object.entries(params);
  const { pathname } = new URL(url);
  if (name === undefined) return pathname;
  return Array.isArray(value) ? "/api/…" : pathname.replace(/^((?:\/api)?\/[^/]+\/)[^/]*/, `$1[${name}]`);
}

/**
 * A page of another site must not act here in a visitor's name. Browsers send where a request comes from; curl and
 * other servers don't, and pass. Reading is not refused: it needs a token, which no browser adds by itself, and no
 * other site can read a response.
 */
function refuseCrossSite(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const origin = request.headers.get("origin");
  const own = origin === null || origin === env().siteUrl || URL.parse(origin)?.host === request.headers.get("host");
  if (!own || request.headers.get("sec-fetch-site") === "cross-site") throw new ApiError("forbidden");
}

/**
 * With emulated sign-in the shop is for this machine alone: a page elsewhere whose name resolves to it is refused,
 * because it could act in the name of a user whom it invents.
 */
function refuseForeignHost(request: Request): void {
  if (env().signIn.kind === "emulator" && !isLocalHost(request.headers.get("host")))
    throw new ApiError("misdirected_request");
}

/**
 * The JSON value that a request carries.
 * @throws ApiError unsupported_media_type, body_too_large, invalid_json
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, "application/json");
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("invalid_json");
  }
}

/**
 * The fields of a form that a browser has sent.
 * @throws ApiError unsupported_media_type, body_too_large, invalid_json
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request, "application/x-www-form-urlencoded"));
}

async function readText(request: Request, expected: string): Promise<string> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== expected) throw new ApiError("unsupported_media_type");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await buffer(bodyOf(request, MAX_BODY)));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Not UTF-8, or a sender that stopped half way.
    throw new ApiError("invalid_json");
  }
}

/**
 * A request's body, piece by piece. Reads no further than the limit, whatever Content-Length says. The unread rest is
 * still in the connection, before the next request: the connection is closed, because that request would otherwise wait
 * until it times out.
 * @param most in bytes
 * @param message of the refusal, where it is not of the usual limit
 * @throws ApiError body_too_large; another error where the sender stops half way
 */
export async function* bodyOf(request: Request, most: number, message?: string): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new ApiError("body_too_large", { message, headers: { Connection: "close" } });
  if (Number(request.headers.get("content-length")) > most) throw tooLarge();
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge();
    yield chunk;
  }
}
