import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "#lib/shop/http/security-headers.ts";
import {
  counter,
  gauge,
  type Histogram,
  labelled,
  newHistogram,
  observe,
  textOf,
  textOfHistograms,
} from "#lib/shop/metrics/exposition.ts";
import { logLine } from "./log-line.ts";
import { askUpstream, type ProxySettings } from "./proxy.ts";
import { isApiCall } from "./refusals.ts";

/** A response that takes longer, in milliseconds, has a line in the log. */
const SLOW_MS = 1000;
/** At most one such line in so many milliseconds. */
const BETWEEN_LINES_MS = 10_000;

type Kind = "page" | "api" | "file";

/** What the edge server counts of all requests since its start. Nothing in it depends on who asks. */
export function newEdgeMetrics() {
  const durations: Record<Kind, Histogram> = { page: newHistogram(), api: newHistogram(), file: newHistogram() };
  /** How requests were answered: from the response cache, by Next, or refused here. */
  const sources = { cache: 0, next: 0, refused: 0 };
  const classes: Record<string, number> = {};
  const slow = { loggedAt: Number.NEGATIVE_INFINITY };
  const failed = { loggedAt: Number.NEGATIVE_INFINITY };

  /**
   * Writes a line unless one of its kind was written a moment ago. Anybody can make such requests: they must not fill
   * the disk with lines.
   */
  function logSometimes(kind: { loggedAt: number }, line: object): void {
    const now = performance.now();
    if (now - kind.loggedAt < BETWEEN_LINES_MS) return;
    kind.loggedAt = now;
    logLine(line);
  }

  /** Counts a request when its response has ended. */
  function watch({ url = "", method }: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const kind = kindOf(url);
    response.once("close", () => {
      const milliseconds = performance.now() - began;
      observe(durations[kind], milliseconds / 1000);
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      classes[status] = (classes[status] ?? 0) + 1;
      const { statusCode: code } = response;
      const isOurs = code < 400 || code >= 500;
      if (milliseconds < SLOW_MS || !isOurs) return;
      logSometimes(slow, { outcome: "slow", kind, method, status: code, ms: Math.round(milliseconds) });
    });
  }

  /** Reports an error that cost a request its answer: its name and its place, none of the request's own words. */
  function fail(error: unknown): void {
    const { code, name, stack = "" } = error as NodeJS.ErrnoException;
    const [place = ""] = /at .*/.exec(stack) ?? [];
    logSometimes(failed, { outcome: "failed", error: code ?? name, place });
  }

  const text = (cachedBytes: number) =>
    textOf([
      counter("anjarai_responses_total", "Responses by the class of their status.", labelled("status", classes)),
      counter(
        "anjarai_requests_total",
        "Requests by who answered: the cache, Next, a limit.",
        labelled("source", sources),
      ),
      gauge("anjarai_response_cache_bytes", "Size of the response cache.", cachedBytes),
    ]) +
    textOfHistograms(
      "anjarai_response_seconds",
      "Time until a response has ended, sending included.",
      "kind",
      durations,
    );

  return {
    watch,
    fail,
    text,
    count: (source: keyof typeof sources) => {
      sources[source] += 1;
    },
  };
}

/**
 * Answers with Next's metrics, followed by this server's. Next checks the secret: whatever it refuses is passed on.
 * @param ownText this server's part
 * @throws when Next gives no answer
 */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ProxySettings,
  ownText: () => string,
): Promise<void> {
  const { host, authorization } = request.headers;
  const own = { "x-forwarded-for": request.socket.remoteAddress ?? "unknown", ...(host && { host }) };
  const headers = { ...own, ...(authorization && { authorization }) };
  const { status, headers: given, bytes } = await askUpstream(settings, { path: "/api/metrics", headers });
  if (response.destroyed) return;
  const type = given["content-type"] ?? "text/plain";
  response.writeHead(status, { ...securityHeaders, "content-type": type, "cache-control": "no-store" });
  response.end(status === 200 ? String(bytes) + ownText() : bytes);
}

function kindOf(url: string): Kind {
  if (isApiCall(url)) return "api";
  return /^[^?]*\.\w+(\?|$)/.test(url) || url.startsWith("/_next/") ? "file" : "page";
}
