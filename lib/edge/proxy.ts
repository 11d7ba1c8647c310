import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { isPhotoUpload } from "#lib/shop/pictures/photo.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { type Sources, sourcesFor, withPolicy } from "./content-security-policy.ts";
import { withLaterScripts } from "./later-scripts.ts";
import { isApiCall } from "./refusals.ts";

/**
 * `upstream` is Next's current port on this machine, another one after each restart, and whether Next answers there.
 * `trustProxy` counts the proxies in front of the shop whose X-Forwarded-For is trusted.
 */
export type ProxySettings = { upstream: { port: number; isUp: boolean }; trustProxy: number; sources: Sources };

/**
 * The most requests that Next gets at a time. API calls have a pool of their own, so that orders don't wait for pages,
 * nor for photos, whose bodies arrive while they are passed on.
 */
const agents = {
  apiCalls: new Agent({ keepAlive: true, maxSockets: 192 }),
  pages: new Agent({ keepAlive: true, maxSockets: 64 }),
  photos: new Agent({ keepAlive: true, maxSockets: 4 }),
};
/**
 * `answeredAt`: when Next last answered an API call, in milliseconds of this process; `probing`: the question whether
 * it still does; `bytes` of responses that are being read.
 */
const next = processState<{ answeredAt: number; probing?: Promise<boolean> | undefined; bytes: number }>(
  "upstream",
  () => ({ answeredAt: 0, bytes: 0 }),
);
/**
 * While no API call is answered for so long, Next is asked whether it still answers, and has `probe` for it; in
 * milliseconds.
 */
const SILENCE = { after: 10_000, probe: 2000 };
export type Silence = typeof SILENCE;
/** Next must send something within this time, in milliseconds. */
const UPSTREAM_TIMEOUT_MS = 60_000;
/** Headers of one connection, which a proxy must not forward (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];
const ENCODING = {
  br: /(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|,)\s*gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
};

const MIB = 1024 * 1024;
/** In bytes. The largest response of the shop, a list of a hundred orders or a script, has less than one MiB. */
const MAX_ANSWER_BYTES = 8 * MIB;
/** The most bytes of responses that are being read at a time. */
const MAX_BYTES_IN_READING = 64 * MIB;
/** A compressed response may be a bomb. */
const UNZIPPED = { maxOutputLength: MAX_ANSWER_BYTES };

/** Next's whole response. */
export type UpstreamResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };
type Question = {
  method?: string;
  path: string;
  headers: IncomingHttpHeaders;
  body?: Buffer[] | Readable;
  signal?: AbortSignal;
};

/**
 * Sends a request to Next and reads its whole response, so that no slow visitor ever occupies a connection to Next.
 * @param question `signal` takes it back, when its visitor has left; a body that still arrives is never held as a whole
 * @throws when Next can't be reached, breaks off, is silent for too long, or sends more than may be held
 */
export async function askUpstream({ upstream }: ProxySettings, question: Question): Promise<UpstreamResponse> {
  const { method = "GET", path, headers, body = [], signal } = question;
  const agent = isPhotoUpload(path) ? agents.photos : isApiCall(path) ? agents.apiCalls : agents.pages;
  const place = { agent, host: "127.0.0.1", port: upstream.port, timeout: UPSTREAM_TIMEOUT_MS };
  const asking = request({ ...place, method, path, headers, signal });
  asking.on("timeout", () => asking.destroy(Object.assign(new Error("Next is silent"), { syscall: "read" })));
  // An error that comes after the response has been read changes nothing.
  asking.on("error", () => {});
  const responded = once(asking, "response");
  if (Array.isArray(body)) {
    for (const chunk of body) asking.write(chunk);
    asking.end();
  } else {
    // Who may not send one is answered before anything of it has come.
    asking.flushHeaders();
    body.pipe(asking);
  }
  const [answer] = (await responded) as [IncomingMessage];
  if (agent === agents.apiCalls) next().answeredAt = performance.now();
  // The first names the route of a page, '/en/cart', which is no address of the shop. The second offers parts of files,
  // and a file is sent whole.
  const { "x-middleware-rewrite": _, "accept-ranges": __, ...own } = answer.headers;
  const bytes = await readWhole(answer);
  // It was refused before it had arrived.
  if (!asking.writableFinished) asking.destroy();
  return { status: answer.statusCode ?? 502, headers: own, bytes };
}

/**
 * Whether API calls get answers. Next is asked only while some wait and none has been answered for a while; questions
 * at one time share the answer.
 */
export async function answersApiCalls(settings: ProxySettings, { after, probe } = SILENCE): Promise<boolean> {
  const isWaiting = Object.keys(agents.apiCalls.sockets).length > 0;
  if (!isWaiting || performance.now() - next().answeredAt < after) return true;
  const signal = AbortSignal.timeout(probe);
  const own = next();
  own.probing ??= askUpstream(settings, { path: "/api/config", headers: { host: "localhost" }, signal })
    .then(Boolean, () => false)
    .finally(() => {
      own.probing = undefined;
    });
  return own.probing;
}

async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      next().bytes += chunk.length;
      if (size > MAX_ANSWER_BYTES || next().bytes > MAX_BYTES_IN_READING)
        throw new Error("Next's response is too large");
    }
  } finally {
    next().bytes -= size;
  }
  return Buffer.concat(chunks, size);
}

/** Returns the headers without the named ones and without the hop-by-hop ones. */
export function withoutHeaders(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  const removed = [...HOP_BY_HOP, ...names];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.includes(name)));
}

/** Returns true when Accept-Encoding allows an encoding; 'q=0' forbids it. */
export function accepts(acceptEncoding: string | undefined, encoding: "br" | "gzip"): boolean {
  return ENCODING[encoding].test(acceptEncoding ?? "");
}

/**
 * The headers of a request to Next. Anybody can send X-Forwarded-For: unless trusted proxies write it, it is replaced
 * by the socket's address. X-Forwarded-By-Client reports that there was one, because emulated sign-in is refused to
 * visitors who come through a proxy (lib/server/http/forwarded).
 */
function requestHeaders({ headers, socket }: IncomingMessage, trustProxy: number): IncomingHttpHeaders {
  const forwarding = Object.keys(headers).filter((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  const dropped = forwarding.filter((name) => trustProxy === 0 || name === "forwarded");
  const mark = dropped.length > 0 && { "x-forwarded-by-client": dropped.join(" ") };
  // Next compresses with gzip alone, and this server must be able to read the pages that it forwards.
  const encoding = { "accept-encoding": accepts(headers["accept-encoding"], "gzip") ? "gzip" : "identity" };
  // A file is sent whole: Next answers 500 where a part behind its end is asked for. The shop has no server actions:
  // Next would look for the named one, and write what was sent into its log.
  const own = withoutHeaders(headers, [...dropped, "range", "if-range", "next-action"]);
  return { "x-forwarded-for": socket.remoteAddress ?? "unknown", ...own, ...encoding, ...mark };
}

/**
 * Returns Next's response to a visitor's request, ready to be sent: a page has its content security policy. HEAD is
 * sent as GET, because the length that it reports is that of GET's rewritten page.
 * @param body the whole body of the request, in chunks; or a body that still arrives
 * @param onAnswer called with the response as Next has sent it
 * @throws as askUpstream does
 */
export async function forward(
  visitor: IncomingMessage,
  body: Buffer[] | Readable,
  settings: ProxySettings,
  signal: AbortSignal,
  onAnswer: (answer: UpstreamResponse) => void,
): Promise<UpstreamResponse> {
  const { method = "GET", url: path = "/" } = visitor;
  const headers = requestHeaders(visitor, settings.trustProxy);
  const asked = { method: method === "HEAD" ? "GET" : method, path, headers, body, signal };
  const answer = await askUpstream(settings, asked);
  onAnswer(answer);
  const { status, bytes } = answer;
  const own = withoutHeaders(answer.headers, ["transfer-encoding"]);
  // next.config.ts names files by their folders: one that isn't there would be missing for a year.
  if (status >= 400 && own["cache-control"]?.includes("immutable")) own["cache-control"] = "no-store";
  // The browser keeps the policy of the page's first response: this shorter one would replace it.
  if (status === 304) delete own["content-security-policy"];
  if (status === 304 || status === 204) return { status, headers: own, bytes };
  if (!isPage(answer)) return { status, headers: { ...own, "content-length": String(bytes.length) }, bytes };
  const isCompressed = own["content-encoding"] === "gzip";
  // As the cache sends it, but without its styles in it: hundreds of pages may be under way here, and they would fill
  // the memory.
  const html = withLaterScripts(String(isCompressed ? await promisify(gunzip)(bytes, UNZIPPED) : bytes));
  const sent = isCompressed ? await promisify(gzip)(html) : Buffer.from(html);
  own["content-length"] = String(sent.length);
  return { status, headers: withPolicy(own, html, sourcesFor(path, settings.sources)), bytes: sent };
}

/** Returns true when Next's response is a page. */
export function isPage({ headers }: Pick<UpstreamResponse, "headers">): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}
