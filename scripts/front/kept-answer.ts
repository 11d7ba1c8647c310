import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts, without } from "./upstream.ts";

/** An answer of Next's in memory, in each encoding; `size` is in bytes, `freshUntil` in milliseconds since 1970. */
export type KeptAnswer = Awaited<ReturnType<typeof keepAnswer>>;

const TEXT = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml)/;
/** In bytes. Smaller ones fit into one packet as they are. */
const WORTH_COMPRESSING = 1024;

/** The highest brotli quality: the smallest output, the slowest to make. */
export const BEST = 11;

/**
 * Makes the cache entry of a response: the body as it is, in brotli and in gzip. Compression runs on the thread pool.
 * @param quality brotli quality, from 0 (fast) to 11 (small)
 */
export async function keepAnswer(given: IncomingHttpHeaders, bytes: Buffer, quality = BEST) {
  const headers = without(given, ["date", "content-length", "transfer-encoding"]);
  const isText = TEXT.test(headers["content-type"] ?? "") && bytes.length >= WORTH_COMPRESSING;
  if (isText && !/accept-encoding/i.test(headers.vary ?? ""))
    headers.vary = [headers.vary ?? [], "Accept-Encoding"].flat().join(", ");
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const identity = encoded(headers, bytes);
  const br = isText ? encoded(headers, await promisify(brotliCompress)(bytes, { params }), "br") : identity;
  const gzipped = isText ? encoded(headers, await promisify(gzip)(bytes, { level: 9 }), "gzip") : identity;
  const lengths = new Set([identity, br, gzipped].map((body) => body.bytes.length));
  // The headers, once for each encoding, take about 4 KiB.
  const size = 4096 + [...lengths].reduce((sum, length) => sum + length);
  return { headers, identity, br, gzipped, size, freshUntil: 0 };
}

function encoded(headers: IncomingHttpHeaders, bytes: Buffer, encoding?: string) {
  const own = { ...headers, ...(encoding && { "content-encoding": encoding }), "content-length": bytes.length };
  return { bytes, headers: Object.entries(own).flatMap(([name, value]) => [name, String(value)]) };
}

/** The encoding of it that suits a visitor best. */
export function bodyFor({ br, gzipped, identity }: KeptAnswer, encodings: string | undefined) {
  return accepts(encodings, "br") ? br : accepts(encodings, "gzip") ? gzipped : identity;
}

/** Does the visitor have just this answer already? */
export function isKnown({ headers: { etag } }: KeptAnswer, { "if-none-match": known, ...asked }: IncomingHttpHeaders) {
  if (!etag || !known || asked["cache-control"]?.includes("no-cache")) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, "");
  return known === "*" || known.split(",").some((tag) => strong(tag) === strong(etag));
}
