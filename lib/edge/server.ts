import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { securityHeaders } from "#lib/shop/http/security-headers.ts";
import { isPhotoUpload, MOST_PHOTO_BYTES, photoProblems } from "#lib/shop/pictures/photo.ts";
import { sendEntry } from "./cache-entry.ts";
import { type Body, type ConnectionLimits, listenWithLimits } from "./connection-limits.ts";
import { answerMetrics, newEdgeMetrics } from "./edge-metrics.ts";
import { answersApiCalls, forward, type ProxySettings, type Silence } from "./proxy.ts";
import { answerOptions, isApiCall, refusalOf, refuse, toOriginForm } from "./refusals.ts";
import { isExpired, openCache } from "./response-cache.ts";
import { limitUnsent, type UnsentLimits } from "./unsent-limit.ts";

/** Proxies ask here which servers take requests. No store is asked. */
const READY = "/api/ready";
/** Prometheus asks here. */
const METRICS = "/metrics";
const NO_ANSWER = "The shop can't answer just now. Please try once more in a few seconds.";

/**
 * The edge server, a reverse proxy in front of Next. It answers from its response cache what is the same for every
 * visitor, compressed, each page with a content security policy of its own, and forwards the rest. A request that no
 * page and no API call accepts is refused before Next is asked.
 * @param place where it listens (port 0: a free one), the paths of the prerendered pages, and the brotli quality of
 *   cached responses (0 to 11; 11, the smallest, is the default)
 * @param limits those that differ from the default connection limits
 */
export async function startEdgeServer(
  settings: ProxySettings,
  { routes, quality, ...place }: { host: string; port: number; routes: ReadonlySet<string>; quality?: number },
  limits: Partial<ConnectionLimits> & { unsent?: Partial<UnsentLimits>; silence?: Silence } = {},
) {
  const cache = openCache(settings, routes, quality);
  const metrics = newEdgeMetrics();
  let isLeaving = false;
  const limitReaders = limitUnsent(limits.unsent);

  /** Answers a request. An error that it throws concerns this request alone. */
  async function answer(request: IncomingMessage, response: ServerResponse, readBody: () => Promise<Body>) {
    toOriginForm(request);
    // Asked all the time by programs: they would hide how long people wait.
    if (request.url === METRICS && request.method === "GET")
      return answerMetrics(request, response, settings, () => metrics.text(cache.bytes()));
    if (request.url === READY && request.method === "GET")
      return answerReady(
        request,
        response,
        isLeaving || !settings.upstream.isUp || !(await answersApiCalls(settings, limits.silence)),
      );
    metrics.watch(request, response);
    if (request.method === "OPTIONS" && request.url === "*") return answerOptions(request, response);
    const refused = refusalOf(request);
    if (refused) {
      metrics.count("refused");
      return refuse(request, response, refused);
    }
    if (request.method === "OPTIONS" && !isApiCall(request.url ?? "")) return answerOptions(request, response);
    const slot = cache.slotOf(request);
    const entry = slot?.entries.get(slot.key);
    const valid = slot && entry && isExpired(entry) ? await cache.revalidate(slot, entry) : entry;
    // The visitor may have left during each wait.
    if (response.destroyed) return;
    if (slot && valid) {
      if (valid.freshUntil < Date.now()) cache.refresh(slot);
      metrics.count("cache");
      return sendEntry(valid, request, response);
    }
    metrics.count("next");
    const isPhoto = isPhotoUpload(request.url ?? "");
    const body = isPhoto ? request : await readBody();
    if (body === "too large") return refuse(request, response, { code: "body_too_large" });
    if (body === "gone" || response.destroyed) return;
    const left = new AbortController();
    response.once("close", () => left.abort());
    const photo = isPhoto ? limitPhoto(request, left) : null;
    const made = await forward(request, body, settings, left.signal, (upstream) => {
      if (slot) cache.consider(slot, upstream);
    }).catch((error: unknown) => {
      if (!photo?.isTooLarge) throw error;
    });
    if (!made) return refuse(request, response, { code: "body_too_large", message: photoProblems.bytes });
    // What is left of one that was refused half way would be taken for the next request.
    if (isPhoto) request.unpipe().resume();
    if (response.destroyed || response.headersSent) return;
    response.writeHead(made.status, made.headers).end(request.method === "HEAD" ? undefined : made.bytes);
  }

  const listener = await listenWithLimits(place, limits, async (request, response, readBody) => {
    try {
      await answer(request, response, readBody);
    } catch (error) {
      fail(request, response, error);
    }
    limitReaders(response);
  });

  /** Answers a request whose answer can't be made, in place of ending the process. */
  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    // No visitor waits, and what was asked of Next has been cancelled.
    if (response.destroyed) return;
    metrics.fail(error);
    if (response.headersSent) return void response.destroy();
    // Next is restarting, or too busy to answer in time; else its answer is damaged or too large.
    const status = "syscall" in (error as object) ? 503 : 502;
    refuse(request, response, { code: "unavailable", message: NO_ANSWER, status, headers: { "retry-after": "5" } });
  }

  /**
   * Ends the server when every request under way has its response. A proxy that asks for /api/ready is notified before,
   * while all requests are still answered, so that it sends the next ones to another server.
   * @param announceMs how long proxies are notified before no connection is accepted, in milliseconds
   * @param deadlineMs how long the requests under way may take after that, in milliseconds
   */
  async function drain(announceMs: number, deadlineMs: number): Promise<void> {
    isLeaving = true;
    if (announceMs > 0) await pause(announceMs);
    await listener.drain(deadlineMs);
  }
  /**
   * `cachedBytes`: the size of the response cache; `settled`: resolves when every refresh that was started has ended.
   */
  return { ...listener, drain, cachedBytes: cache.bytes, settled: cache.settled };
}

/** Takes a photo's request to Next back when more comes than a photo may have, whatever was announced. */
function limitPhoto(request: IncomingMessage, asking: AbortController): { isTooLarge: boolean } {
  const photo = { isTooLarge: false };
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size <= MOST_PHOTO_BYTES || photo.isTooLarge) return;
    photo.isTooLarge = true;
    asking.abort();
  });
  return photo;
}

/**
 * Tells a proxy whether this server takes requests: not while it ends, nor while Next is being started again or answers
 * no call of the API.
 */
function answerReady(request: IncomingMessage, response: ServerResponse, isAway: boolean): void {
  if (isAway) {
    refuse(request, response, { code: "unavailable", headers: { "retry-after": "5" } });
    return;
  }
  const headers = { ...securityHeaders, "content-type": "application/json", "cache-control": "no-store" };
  response.writeHead(200, headers).end(JSON.stringify({ success: true, status: "ready" }));
}
