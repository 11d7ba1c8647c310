import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { withLaterScripts } from "#lib/edge/later-scripts.ts";

export type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };
export type Answered = { status: number; headers: Record<string, string>; body: string };

/** What browsers take. */
export const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Sends a request to a port of this machine to the letter: nothing in its path is tidied up. */
export async function send(port: number, { method = "GET", path, headers = {}, body }: Sent): Promise<Answered> {
  const own = { host: "localhost:3000", ...headers };
  const asking = request({ host: "127.0.0.1", port, method, path, headers: own, agent: false });
  // A connection that ends behind its answer is no failure; one before it is seen by `once`.
  asking.on("error", () => {});
  const [answer] = (await once(asking.end(body), "response")) as [IncomingMessage];
  const bytes = await buffer(answer);
  const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
  const decoded = bytes.length === 0 ? bytes : decode(bytes, answer.headers["content-encoding"]);
  return { status: answer.statusCode ?? 0, headers: Object.fromEntries(flat), body: decoded.toString("latin1") };
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/**
 * Headers in which the edge server is meant to differ: the connection's, the length and encoding of what is compressed
 * differently, what every answer has anew, the route of a page, its policy, the style sheets that it names, and the offer of parts of a file;
 * those three have tests of their own.
 */
const MEANT = [
  ..."connection keep-alive transfer-encoding date x-request-id content-length content-encoding".split(" "),
  ..."content-security-policy link x-middleware-rewrite accept-ranges".split(" "),
];

const FONT = /<link rel="preload" [^<>]* as="font"[^<>]*>/g;

/** A page without its styles in it, and with the hints to fetch its fonts behind it, wherever they were. */
const withLinks = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>(<link rel="stylesheet") disabled="" media="not all"/g, "$1")
    .replace(FONT, "") + (html.match(FONT) ?? []).join("");

/** An answer as far as it must be the same with the edge server and without. */
export function comparable({ status, headers, body }: Answered) {
  const forwarded = Object.entries(headers).filter(([name]) => !MEANT.includes(name));
  // The edge server compresses some answers that Next leaves as they are, and says so.
  const varying = (value: string) =>
    value
      .toLowerCase()
      .split(/,\s*/)
      .filter((name) => name !== "accept-encoding")
      .sort();
  const same = forwarded.map(([name, value]) => [name, name === "vary" ? varying(value).join(", ") : value]);
  // The edge server writes the scripts and styles of a page in another way (tests/edge/later-scripts, tests/edge/inline-styles).
  const isNexts = headers["content-type"]?.startsWith("text/html") && !body.includes("<script data-src=");
  return { status, headers: Object.fromEntries(same), body: withLinks(isNexts ? withLaterScripts(body) : body) };
}
