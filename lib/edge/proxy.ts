import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { type Sources, sourcesFor, withPolicy } from "./content-security-policy.ts";
import { rewritePage } from "./page.ts";
import { isApiCall, refuse } from "./refusals.ts";

/**
 * `upstream` is Next's current port on this machine, another one after each restart, and whether Next answers there. `trustProxy` counts the proxies in
 * front of the shop whose X-Forwarded-For is trusted.
 */
export type ProxySettings = { upstream: { port: number; isUp: boolean }; trustProxy: number; sources: Sources };

/**
 * The most requests that Next gets at a time. A visitor who downloads a page or a file slowly occupies one; API calls have a
 * pool of their own, so that orders don't wait for that.
 */
const agents = {
  apiCalls: new Agent({ keepAlive: true, maxSockets: 192 }),
  pages: new Agent({ keepAlive: true, maxSockets: 64 }),
};
/** Next must send something within this time, in milliseconds. */
const UPSTREAM_TIMEOUT_MS = 60_000;
/** Headers of one connection, which a proxy must not forward (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];
const ENCODING = {
  br: /(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|,)\s*gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
};
const RESTARTING = "The shop is being started again. Please try once more in a few seconds.";

/** Starts a request to Next. The caller writes its body and ends it. */
export function requestUpstream(
  { upstream: { port } }: ProxySettings,
  method: string,
  path: string,
  headers: IncomingHttpHeaders,
) {
  const agent = isApiCall(path) ? agents.apiCalls : agents.pages;
  const upstream = request({ agent, host: "127.0.0.1", port, method, path, headers, timeout: UPSTREAM_TIMEOUT_MS });
  return upstream.on("timeout", () => upstream.destroy()).on("error", () => {});
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
 * The headers of a request to Next. Anybody can send X-Forwarded-For: unless trusted proxies write it, it is replaced by
 * the socket's address. X-Forwarded-By-Client reports that there was one, because emulated sign-in is refused to visitors
 * who come through a proxy (lib/server/requests/forwarded).
 */
function requestHeaders({ headers, socket }: IncomingMessage, trustProxy: number): IncomingHttpHeaders {
  const forwarding = Object.keys(headers).filter((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  const dropped = forwarding.filter((name) => trustProxy === 0 || name === "forwarded");
  const mark = dropped.length > 0 && { "x-forwarded-by-client": dropped.join(" ") };
  // Next compresses with gzip alone, and this server must be able to read the pages that it forwards.
  const encoding = { "accept-encoding": accepts(headers["accept-encoding"], "gzip") ? "gzip" : "identity" };
  const own = withoutHeaders(headers, dropped);
  return { "x-forwarded-for": socket.remoteAddress ?? "unknown", ...own, ...encoding, ...mark };
}

/**
 * Forwards a request to Next and its response to the visitor; a page gets its content security policy.
 * @param body the whole body of the request, in chunks
 * @param onResponse called with the response before its body is read
 */
export function forward(
  visitor: IncomingMessage,
  body: Buffer[],
  response: ServerResponse,
  settings: ProxySettings,
  onResponse: (upstream: IncomingMessage) => void,
): void {
  const { method = "GET", url = "/" } = visitor;
  const upstream = requestUpstream(settings, method, url, requestHeaders(visitor, settings.trustProxy));
  upstream.on("error", () => sendUnavailable(visitor, response));
  upstream.on("response", async (answer) => {
    onResponse(answer);
    const { statusCode: status = 502 } = answer;
    const headers = withoutHeaders(answer.headers, ["transfer-encoding"]);
    // The browser keeps the policy of the page's first response: this shorter one would replace it.
    if (status === 304) delete headers["content-security-policy"];
    if (!isPage(answer) || method === "HEAD" || status === 304)
      return pipeline(answer, response.writeHead(status, headers), () => {});
    const bytes = await buffer(answer).catch(() => null);
    if (bytes === null) return response.destroy();
    const isCompressed = headers["content-encoding"] === "gzip";
    // As the cache sends it: a page has one policy, whichever of the two a browser has it from.
    const html = rewritePage(String(isCompressed ? gunzipSync(bytes) : bytes));
    const body = isCompressed ? gzipSync(html) : Buffer.from(html);
    headers["content-length"] = String(body.length);
    return response.writeHead(status, withPolicy(headers, html, sourcesFor(url, settings.sources))).end(body);
  });
  response.on("close", () => upstream.destroy());
  for (const chunk of body) upstream.write(chunk);
  upstream.end();
}

/** Returns true when Next's response is a page. */
export function isPage({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

/** Next is restarting, or too busy to answer in time. */
function sendUnavailable(visitor: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  refuse(visitor, response, { code: "unavailable", message: RESTARTING, headers: { "retry-after": "5" } });
}
