import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Histogram, newHistogram, observe, textOf, textOfHistograms } from "#lib/shop/metrics/exposition.ts";
import { securityHeaders } from "#lib/shop/security-headers.ts";
import { type ProxySettings, requestUpstream } from "./proxy.ts";
import { isApiCall, refuse } from "./refusals.ts";

/** A response that takes longer, in milliseconds, has a line in the log. */
const SLOW_MS = 1000;
/** At most one such line in so many milliseconds. */
const BETWEEN_LINES_MS = 10_000;

type Kind = "page" | "api" | "file";
/** How a request was answered: from the response cache, by Next, or refused here. */
type Source = "cache" | "next" | "refused";

/** What the edge server counts of all requests since its start. Nothing in it depends on who asks. */
export function newEdgeMetrics(logSlow: (line: object) => void) {
  const durations: Record<Kind, Histogram> = { page: newHistogram(), api: newHistogram(), file: newHistogram() };
  const sources: Record<Source, number> = { cache: 0, next: 0, refused: 0 };
  const classes: Record<string, number> = {};
  let loggedAt = Number.NEGATIVE_INFINITY;

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
      // Anybody can make slow requests: they must not fill the disk with lines.
      if (milliseconds < SLOW_MS || !isOurs || began - loggedAt < BETWEEN_LINES_MS) return;
      loggedAt = began;
      logSlow({ outcome: "slow", kind, method, status: code, ms: Math.round(milliseconds) });
    });
  }

  const text = (cachedBytes: number) =>
    textOf([
      {
        ...{ name: "anjarai_responses_total", type: "counter", help: "Responses by the class of their status." },
        samples: Object.entries(classes).map(([status, value]) => ({ labels: { status }, value })),
      },
      {
        ...{
          name: "anjarai_requests_total",
          type: "counter",
          help: "Requests by who answered: the cache, Next, a limit.",
        },
        samples: Object.entries(sources).map(([source, value]) => ({ labels: { source }, value })),
      },
      {
        ...{ name: "anjarai_response_cache_bytes", type: "gauge", help: "Size of the response cache." },
        samples: [{ value: cachedBytes }],
      },
    ]) +
    textOfHistograms(
      "anjarai_response_seconds",
      "Time until a response has ended, sending included.",
      "kind",
      durations,
    );

  return {
    watch,
    text,
    count: (source: Source) => {
      sources[source] += 1;
    },
  };
}

/**
 * Answers with Next's metrics, followed by this server's. Next checks the secret: whatever it refuses is passed on.
 * @param own this server's part
 */
export async function answerMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ProxySettings,
  own: () => string,
): Promise<void> {
  const { authorization } = request.headers;
  const headers = { host: request.headers.host, "x-forwarded-for": request.socket.remoteAddress, authorization };
  const upstream = requestUpstream(settings, "GET", "/api/metrics", withoutUndefined(headers));
  upstream.on("error", () => refuse(request, response, { code: "unavailable" }));
  upstream.on("response", async (answer) => {
    const text = await buffer(answer).catch(() => Buffer.alloc(0));
    const { statusCode: status = 502, headers: given } = answer;
    const type = given["content-type"] ?? "text/plain";
    response.writeHead(status, { ...securityHeaders, "content-type": type, "cache-control": "no-store" });
    response.end(status === 200 ? text + own() : text);
  });
  upstream.end();
}

const withoutUndefined = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined));

function kindOf(url: string): Kind {
  if (isApiCall(url)) return "api";
  return /^[^?]*\.\w+(\?|$)/.test(url) || url.startsWith("/_next/") ? "file" : "page";
}
