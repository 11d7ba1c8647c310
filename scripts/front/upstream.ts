import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { type Sources, withPolicy } from "./policy.ts";
import { isCall, refuse } from "./refusals.ts";

/** What the front is told: where Next is (started again, at another port), and how many proxies stand before the shop. */
export type Way = { upstream: { port: number }; trustProxy: number; sources: Sources };

/**
 * How many requests Next is given at a time. Whoever takes a page or a file slowly holds one until it is taken: calls have
 * their own, so that orders don't wait for that.
 */
const agents = {
  calls: new Agent({ keepAlive: true, maxSockets: 192 }),
  rest: new Agent({ keepAlive: true, maxSockets: 64 }),
};
/** How long Next may say nothing, in milliseconds. */
const PATIENCE_MS = 60_000;
/** What speaks of one connection and not of the message. */
const ONE_CONNECTION = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "upgrade", "expect"];
const ENCODING = {
  br: /(^|,)\s*br\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
  gzip: /(^|,)\s*gzip\s*(,|$|;(?!\s*q=0(\.0*)?\s*(,|$)))/i,
};
const SORRY = "The shop is being started again. Please try once more in a few seconds.";

/** Begins a request to Next; its body and its end are the caller's. */
export function ask({ upstream: { port } }: Way, method: string, path: string, headers: IncomingHttpHeaders) {
  const agent = isCall(path) ? agents.calls : agents.rest;
  const asking = request({ agent, host: "127.0.0.1", port, method, path, headers, timeout: PATIENCE_MS });
  return asking.on("timeout", () => asking.destroy()).on("error", () => {});
}

/** The headers without these, and without those of the connection that they came by. */
export function without(headers: IncomingHttpHeaders, names: string[]): IncomingHttpHeaders {
  const gone = [...ONE_CONNECTION, ...names];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !gone.includes(name)));
}

/** Does a visitor take this encoding? 'q=0' says no. */
export function accepts(encodings: string | undefined, encoding: "br" | "gzip"): boolean {
  return ENCODING[encoding].test(encodings ?? "");
}

/**
 * What a visitor's request has for Next. Anybody can write where a request came from: unless proxies that the shop trusts
 * write it anew, it is dropped, and X-Forwarded-For says what the socket says. That there was something is passed on,
 * because emulated sign-in is refused to whoever came through a proxy (lib/server/requests/forwarded).
 */
function requestHeaders({ headers, socket }: IncomingMessage, trustProxy: number): IncomingHttpHeaders {
  const forwarding = Object.keys(headers).filter((name) => name === "forwarded" || name.startsWith("x-forwarded-"));
  const dropped = forwarding.filter((name) => trustProxy === 0 || name === "forwarded");
  const mark = dropped.length > 0 && { "x-forwarded-by-client": dropped.join(" ") };
  // Next has no other encoding, and the front must be able to read a page that it passes on.
  const encoding = { "accept-encoding": accepts(headers["accept-encoding"], "gzip") ? "gzip" : "identity" };
  return { "x-forwarded-for": socket.remoteAddress ?? "unknown", ...without(headers, dropped), ...encoding, ...mark };
}

/**
 * Lets Next answer; a page gets its policy. `onAnswer` is told how the answer begins.
 * @param body the whole body of the request, in pieces
 */
export function pass(
  visitor: IncomingMessage,
  body: Buffer[],
  response: ServerResponse,
  way: Way,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const { method = "GET", url = "/" } = visitor;
  const asking = ask(way, method, url, requestHeaders(visitor, way.trustProxy));
  asking.on("error", () => sayUnavailable(visitor, response));
  asking.on("response", async (answer) => {
    onAnswer(answer);
    const { statusCode: status = 502 } = answer;
    const headers = without(answer.headers, ["transfer-encoding"]);
    // The policy that the page came with stays: a browser would take this shorter one in its place.
    if (status === 304) delete headers["content-security-policy"];
    const isPage = headers["content-type"]?.startsWith("text/html") && method !== "HEAD" && status !== 304;
    if (!isPage) return pipeline(answer, response.writeHead(status, headers), () => {});
    const bytes = await buffer(answer).catch(() => null);
    if (bytes === null) return response.destroy();
    const html = headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
    headers["content-length"] = String(bytes.length);
    return response.writeHead(status, withPolicy(headers, html.toString(), way.sources)).end(bytes);
  });
  response.on("close", () => asking.destroy());
  for (const chunk of body) asking.write(chunk);
  asking.end();
}

/** Next has died and is on its way back, or is too busy to say anything. */
function sayUnavailable(visitor: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  refuse(visitor, response, { code: "unavailable", message: SORRY, headers: { "retry-after": "5" } });
}
