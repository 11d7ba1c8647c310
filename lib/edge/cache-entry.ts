import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts, type UpstreamResponse, withoutHeaders } from "./proxy.ts";

/** A cached response in each encoding; `size` is in bytes, `freshUntil` in milliseconds since 1970. */
export type CacheEntry = Awaited<ReturnType<typeof createEntry>>;

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** In bytes. A smaller body fits into one packet without compression. */
const MIN_COMPRESSED_BYTES = 1024;

/** The highest brotli quality: the smallest output, the slowest to make. */
export const BEST_QUALITY = 11;

/**
 * Makes the cache entry of a response (200, or 404 for the page of unknown addresses): the body as it is, in brotli and
 * in gzip. Compression runs on the thread pool.
 * @param quality brotli quality, from 0 (fast) to 11 (small)
 */
export async function createEntry({ status, headers: given, bytes }: UpstreamResponse, quality = BEST_QUALITY) {
  const headers = withoutHeaders(given, ["date", "content-length", "transfer-encoding"]);
  const isText = TEXT.test(headers["content-type"] ?? "") && bytes.length >= MIN_COMPRESSED_BYTES;
  if (isText && !/accept-encoding/i.test(headers.vary ?? ""))
    headers.vary = [headers.vary ?? [], "Accept-Encoding"].flat().join(", ");
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const identity = encoded(headers, bytes);
  const br = isText ? encoded(headers, await promisify(brotliCompress)(bytes, { params }), "br") : identity;
  const gzipped = isText ? encoded(headers, await promisify(gzip)(bytes, { level: 9 }), "gzip") : identity;
  const lengths = new Set([identity, br, gzipped].map((body) => body.bytes.length));
  // The headers of the three encodings take about 4 KiB.
  const size = 4096 + [...lengths].reduce((sum, length) => sum + length);
  return { status, headers, identity, br, gzipped, size, freshUntil: 0 };
}

function encoded(headers: IncomingHttpHeaders, bytes: Buffer, encoding?: string) {
  const all = { ...headers, ...(encoding && { "content-encoding": encoding }), "content-length": bytes.length };
  return { bytes, headers: Object.entries(all).flatMap(([name, value]) => [name, String(value)]) };
}

/**
 * Sends a cache entry: 304 when the visitor has it, else the whole in the best encoding that Accept-Encoding allows.
 */
export function sendEntry(entry: CacheEntry, { method, headers }: IncomingMessage, response: ServerResponse): void {
  if (entry.status === 200 && isNotModified(entry, headers)) {
    response.writeHead(304, withoutHeaders(entry.headers, ["content-type"])).end();
    return;
  }
  const encoding = headers["accept-encoding"];
  const { br, gzipped, identity } = entry;
  const body = accepts(encoding, "br") ? br : accepts(encoding, "gzip") ? gzipped : identity;
  response.writeHead(entry.status, body.headers).end(method === "HEAD" ? undefined : body.bytes);
}

/** Returns true when the visitor has this entry, by its ETag or else by its date, so that 304 is the response. */
function isNotModified(entry: CacheEntry, headers: IncomingHttpHeaders): boolean {
  const { etag, "last-modified": date } = entry.headers;
  const { "if-none-match": ifNoneMatch, "if-modified-since": since } = headers;
  if (headers["cache-control"]?.includes("no-cache")) return false;
  if (ifNoneMatch === undefined) return !!date && !!since && Date.parse(date) <= Date.parse(since);
  if (!etag) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => strong(tag) === strong(etag));
}
