import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { bodyFor, type CacheEntry, isNotModified } from "./cache-entry.ts";
import { type Answer, withoutHeaders } from "./proxy.ts";

/** Sends a cache entry: 304 when the visitor has it, the part of a file that was asked for, else the whole in the best encoding. */
export function sendEntry(entry: CacheEntry, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (isNotModified(entry, headers)) {
    response.writeHead(304, withoutHeaders(entry.headers, ["content-type"])).end();
    return;
  }
  if (sendPart(entry.headers, entry.identity.bytes, request, response)) return;
  const body = bodyFor(entry, headers["accept-encoding"]);
  response.writeHead(200, body.headers).end(request.method === "HEAD" ? undefined : body.bytes);
}

/** Sends Next's response to a visitor: the part of a file that was asked for, else all of it. */
export function sendAnswer(
  { status, headers, bytes }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (status === 200 && !headers["content-encoding"] && sendPart(headers, bytes, request, response)) return;
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : bytes);
}

/**
 * Answers a request for a part of a file. Next never hears of parts: it answers 500 for one behind the end.
 * @returns false when the whole is the response
 */
function sendPart(
  headers: IncomingHttpHeaders,
  bytes: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const part = request.method === "GET" ? partOf(headers, bytes.length, request.headers) : null;
  if (part === "unsatisfiable") {
    const own = withoutHeaders(headers, ["content-type", "cache-control"]);
    response.writeHead(416, { ...own, "content-range": `bytes */${bytes.length}`, "content-length": 0 }).end();
  } else if (part) {
    const [first, last] = part;
    const own = { "content-range": `bytes ${first}-${last}/${bytes.length}`, "content-length": last - first + 1 };
    response.writeHead(206, { ...headers, ...own }).end(bytes.subarray(first, last + 1));
  }
  return part !== null;
}

/** The first and the last byte of the part that a visitor asks for; null when the whole is the response. Several parts are none. */
function partOf(file: IncomingHttpHeaders, size: number, { range, "if-range": ifRange }: IncomingHttpHeaders) {
  const [, from, to] = /^\s*bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(range ?? "") ?? [];
  if (file["accept-ranges"] !== "bytes" || from === undefined || to === undefined || from + to === "") return null;
  if (ifRange !== undefined && !isSameFile(file, String(ifRange))) return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? ("unsatisfiable" as const) : ([first, last] as const);
}

/** Returns true when If-Range names this file, by its ETag or by its date. */
function isSameFile({ etag, "last-modified": date }: IncomingHttpHeaders, ifRange: string): boolean {
  if (ifRange.includes('"')) return etag !== undefined && ifRange.includes(etag);
  return date !== undefined && Date.parse(date) <= Date.parse(ifRange);
}
