import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type ApiErrorCode, apiErrors, refusalBody, usualSentence } from "#lib/shop/http/api-errors.ts";
import { basePolicy, securityHeaders } from "#lib/shop/http/security-headers.ts";
import { html } from "#lib/shop/language/html.ts";
import { decoded } from "#lib/shop/language/paths.ts";
import { isPhotoUpload, MOST_PHOTO_BYTES, photoProblems } from "#lib/shop/pictures/photo.ts";

/** Why the edge server answers a request itself. `message` and `status` replace the error code's own. */
export type Refused = { code: ApiErrorCode; message?: string; status?: number; headers?: Record<string, string> };

/** No request body may be larger, in bytes, but an owner's photo: that one is passed on as it comes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** In bytes. Next reads a query in quadratic time: 7,000 parameters cost two seconds of its only thread. */
const MAX_URL_BYTES = 2048;
const MAX_PARAMETERS = 32;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** A client that still sends gets this long, in milliseconds, and this many bytes, to see the response. */
const LINGER_MS = 1000;
const LINGER_BYTES = 4 * 1024 * 1024;

/** Returns true for a call of the API. Only those may have a body, and only those are answered in JSON. */
export function isApiCall(url: string): boolean {
  return url.startsWith("/api/");
}

/**
 * Rewrites a request target in absolute form ('GET http://host/cart', RFC 9112 section 3.2.2) to origin form. Next would
 * redirect the absolute form to itself for ever.
 */
export function toOriginForm(request: IncomingMessage): void {
  const [, host, rest = ""] = /^https?:\/\/([\w.:[\]-]+)([/?].*)?$/i.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** Returns why a request is refused before Next is asked, or null. It reads the request line and the headers only. */
export function refusalOf({ method = "", url = "", headers }: IncomingMessage): Refused | null {
  const [path = ""] = url.split("?", 1);
  const query = url.slice(path.length + 1);
  const allow = isApiCall(url) ? "GET, HEAD, POST, PATCH" : "GET, HEAD";
  if (!METHODS.includes(method)) return { code: "method_not_allowed", headers: { allow } };
  if (url.length > MAX_URL_BYTES || query.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return { code: "uri_too_long" };
  // Next answers 500 for a broken percent sign in a call.
  if (!url.startsWith("/") || (isApiCall(url) && decoded(path) === null)) return { code: "not_found" };
  const length = Number(headers["content-length"]);
  if (!isPhotoUpload(url) && length > MAX_BODY_BYTES) return { code: "body_too_large" };
  if (length > MOST_PHOTO_BYTES) return { code: "body_too_large", message: photoProblems.bytes };
  if (hasBody(headers) && !isApiCall(url)) return { code: "method_not_allowed", headers: { allow } };
  return null;
}

/** Returns true when the headers announce a body. */
export function hasBody(headers: IncomingMessage["headers"]): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
}

/** Answers with an error code: the API's JSON for a call, a page with the error message for everything else. */
export function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const { code, headers } = refused;
  const [status] = apiErrors[code];
  const sentence = refused.message === undefined ? usualSentence(code) : { message: refused.message };
  const call = isApiCall(request.url ?? "");
  const isSending = hasBody(request.headers) && !request.complete;
  const body = call
    ? JSON.stringify(refusalBody(code, sentence))
    : html`<!doctype html><html lang="en"><title>Sorry</title><p>${sentence.message}</p>`.markup;
  response.writeHead(refused.status ?? status, {
    ...securityHeaders,
    "content-security-policy": call ? basePolicy : `default-src 'none'; ${basePolicy}`,
    "content-type": call ? "application/json" : "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...(call && { "x-request-id": randomUUID() }),
    ...headers,
    ...(isSending && { connection: "close" }),
  });
  if (!isSending) return void response.end(body);
  response.write(body);
  linger(request, response);
}

/**
 * Answers OPTIONS of a page, of a file, or of '*', which asks about the server and not about a path. Next fails at it.
 */
export function answerOptions({ url }: IncomingMessage, response: ServerResponse): void {
  const allow = url === "*" ? METHODS.join(", ") : "GET, HEAD, OPTIONS";
  response.writeHead(204, { ...securityHeaders, allow, "cache-control": "no-store" }).end();
}

/**
 * Ends a connection whose request body is refused. If it were closed at once, a client that still sends would see a
 * reset in place of the response, so the incoming bytes are discarded for a while.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  let size = 0;
  const end = () => void response.end();
  const timer = setTimeout(end, LINGER_MS);
  response.once("close", () => clearTimeout(timer));
  request.once("end", end).on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > LINGER_BYTES) end();
  });
}
