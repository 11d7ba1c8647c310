import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { securityHeaders } from "#lib/shop/security-headers.ts";
import { bodyFor, type CacheEntry, isNotModified } from "./cache-entry.ts";
import { type Limits, listenWithLimits } from "./connection-limits.ts";
import { answerMetrics, newEdgeMetrics } from "./edge-metrics.ts";
import { forward, type ProxySettings, withoutHeaders } from "./proxy.ts";
import { answerOptions, refusalOf, refuse, toOriginForm } from "./refusals.ts";
import { isExpired, openCache } from "./response-cache.ts";
import { type BuildFolders, openStartFiles } from "./start-files.ts";

/** Proxies ask here which servers take requests. Next is not asked, and no store. */
const READY = "/api/ready";
/** Prometheus asks here. */
const METRICS = "/metrics";

/** `folders`: what is answered from while Next starts; `isUp` resolves when it takes requests. */
type Start = { folders: BuildFolders; isUp: Promise<void> };
type Place = { host: string; port: number; routes: ReadonlySet<string>; quality?: number; start?: Start };

/**
 * The edge server, a reverse proxy in front of Next. It answers from its response cache what is the same for every visitor,
 * compressed, each page with a content security policy of its own, and forwards the rest. A request that no page and no API
 * call accepts is refused before Next is asked.
 * @param place where it listens (port 0: a free one), the paths of the prerendered pages, the brotli quality of cached
 *   responses (0 to 11; 11, the smallest, is the default), and, when Next is still starting, `start`: what the build has
 *   made is answered at once, and all else waits
 * @param limits those that differ from the default connection limits
 */
export async function startEdgeServer(
  settings: ProxySettings,
  { routes, quality, start, ...place }: Place,
  limits: Partial<Limits> = {},
) {
  const cache = openCache(settings, routes, quality);
  const metrics = newEdgeMetrics(logLine);
  let isLeaving = false;
  let startFile = start && openStartFiles(start.folders, routes, settings.sources);
  void start?.isUp.then(() => {
    startFile = undefined;
  });
  const listener = await listenWithLimits(place, limits, (request, response, readBody) => {
    toOriginForm(request);
    // Asked all the time by programs: they would hide how long people wait.
    if (request.url === METRICS && request.method === "GET")
      return void answerMetrics(request, response, settings, () => metrics.text(cache.bytes()));
    if (request.url === READY && request.method === "GET")
      return answerReady(request, response, isLeaving || !settings.upstream.isUp);
    metrics.watch(request, response);
    if (request.method === "OPTIONS" && request.url === "*") return answerOptions(response);
    const refused = refusalOf(request);
    if (refused) {
      metrics.count("refused");
      return refuse(request, response, refused);
    }
    const slot = cache.slotOf(request);
    const askNext = () => {
      metrics.count("next");
      readBody(
        (body) => forward(request, body, response, settings, (upstream) => slot && cache.consider(slot, upstream)),
        () => refuse(request, response, { code: "body_too_large" }),
      );
    };
    const sendCached = (cached: CacheEntry) => {
      metrics.count("cache");
      send(cached, request, response);
    };
    const answer = () => {
      const entry = slot?.entries.get(slot.key);
      if (!slot || !entry) return askNext();
      if (isExpired(entry))
        return void cache.revalidate(slot, entry).then((valid) => (valid ? sendCached(valid) : askNext()));
      if (entry.freshUntil < Date.now()) cache.refresh(slot);
      sendCached(entry);
    };
    if (!startFile || !start) return answer();
    // The router's own requests have headers of their own, and are Next's.
    const made = slot && Object.keys(slot.headers).length === 0 ? startFile(slot.path) : Promise.resolve(null);
    const orWait = () => start.isUp.then(() => response.destroyed || answer());
    void made.then((file) => (file ? sendCached(file) : orWait()));
  });
  /**
   * Ends the server when every request under way has its response. A proxy that asks for /api/ready is told before, while
   * all requests are still answered, so that it sends the next ones to another server.
   * @param announceMs how long proxies are told before no connection is accepted, in milliseconds
   * @param deadlineMs how long the requests under way may take after that, in milliseconds
   */
  async function drain(announceMs: number, deadlineMs: number): Promise<void> {
    isLeaving = true;
    // Who waits for Next now gets no answer any more.
    if (startFile) return listener.close();
    if (announceMs > 0) await pause(announceMs);
    await listener.drain(deadlineMs);
  }
  /** `cachedBytes`: the size of the response cache; `settled`: resolves when every refresh that was started has ended. */
  return { ...listener, drain, cachedBytes: cache.bytes, settled: cache.settled };
}

/** One JSON line of the log, as the API's are. */
function logLine(line: object): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}

/** Tells a proxy whether this server takes requests: not while it ends, nor while Next is being started again. */
function answerReady(request: IncomingMessage, response: ServerResponse, isAway: boolean): void {
  if (isAway) {
    refuse(request, response, { code: "unavailable", headers: { "retry-after": "5" } });
    return;
  }
  const headers = { ...securityHeaders, "content-type": "application/json", "cache-control": "no-store" };
  response.writeHead(200, headers).end(JSON.stringify({ success: true, status: "ready" }));
}

/** Answers with a cache entry, in the encoding that suits the visitor. */
function send(entry: CacheEntry, request: IncomingMessage, response: ServerResponse): void {
  if (isNotModified(entry, request.headers)) {
    response.writeHead(304, withoutHeaders(entry.headers, ["content-type"])).end();
    return;
  }
  const { bytes, headers } = bodyFor(entry, request.headers["accept-encoding"]);
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : bytes);
}
