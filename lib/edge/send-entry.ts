import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyFor, type CacheEntry, isNotModified } from "./cache-entry.ts";
import { type Answer, withoutHeaders } from "./proxy.ts";

/** Sends a cache entry: 304 when the visitor has it, else the whole in the best encoding. */
export function sendEntry(entry: CacheEntry, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (isNotModified(entry, headers)) {
    response.writeHead(304, withoutHeaders(entry.headers, ["content-type"])).end();
    return;
  }
  const body = bodyFor(entry, headers["accept-encoding"]);
  response.writeHead(200, body.headers).end(request.method === "HEAD" ? undefined : body.bytes);
}

/** Sends Next's response to a visitor. */
export function sendAnswer(
  { status, headers, bytes }: Answer,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, headers).end(method === "HEAD" ? undefined : bytes);
}
