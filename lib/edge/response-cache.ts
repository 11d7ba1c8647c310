import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { decoded } from "#lib/shop/language/paths.ts";
import { isKnown, notFoundPage } from "#lib/shop/seo/addresses.ts";
import { type CacheEntry, createEntry } from "./cache-entry.ts";
import { sourcesFor, withPolicy } from "./content-security-policy.ts";
import { withStyles } from "./inline-styles.ts";
import { withLaterScripts } from "./later-scripts.ts";
import { askUpstream, isPage, type ProxySettings, type UpstreamResponse } from "./proxy.ts";
import { isCataloguePage } from "./warm-up.ts";

type Entries = LRUCache<string, CacheEntry>;
/**
 * Where a request's response is cached: its cache key, the cache, and the request that is sent to Next for it.
 * `status`: that of a cacheable response, 404 for the page that answers unknown addresses.
 */
type Slot = {
  key: string;
  entries: Entries;
  path: string;
  headers: IncomingHttpHeaders;
  isRoute: boolean;
  status: number;
};
/** Next's response, its bytes as they are sent, and whether they equal those of the cache entry. */
type Fetched = { answer: UpstreamResponse; bytes: Buffer; isSame: boolean };

const MIB = 1024 * 1024;
/** A fresh entry is sent without asking Next; a stale one is sent and refreshed behind. */
const FRESH_MS = 2000;
/** An entry older than this is revalidated before it is sent: the shop may have paused its orders an hour ago. */
const EXPIRED_MS = 20_000;
/** Next has this long, in milliseconds, to revalidate. After that the old page is sent, which is better than none. */
const REVALIDATE_MS = 3000;
/** The headers of React's router. Each combination of their values may have another response. */
export const ROUTER = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];
/** Requests with these headers always go to Next: conditions that browsers don't use. */
const UNCACHEABLE = ["if-match", "if-unmodified-since"];
/** A file's path without escapes: a path that can be written in several ways would have several cache keys. */
const FILE = /^(\/[\w~@-][\w.~@-]*)+\.\w+$/;
/**
 * The most refreshes at a time: they take a quarter of the requests that Next gets. One beyond that comes with a later
 * request.
 */
const MAX_REFRESHES = 16;

/**
 * The cache of Next's responses that are the same for every visitor. The router's responses are in a cache of their
 * own: anybody can invent values of its headers, and must not evict the pages and files, whose number is limited.
 * @param routes the paths of the prerendered pages
 * @param quality brotli quality, 0 to 11; 11 by default
 */
export function openCache(settings: ProxySettings, routes: ReadonlySet<string>, quality?: number) {
  const pages = newEntries(64 * MIB);
  const routerResponses = newEntries(16 * MIB);
  const requestedOnce = new LRUCache<string, true>({ maxSize: MIB, sizeCalculation: (_, key) => key.length });
  const refreshing = new Map<string, Promise<void>>();
  const revalidating = new Map<string, Promise<CacheEntry | null>>();
  let last = Promise.resolve();

  /** Returns where the response of this request is cached, or null when it always comes from Next. */
  function slotOf({ method, url = "", headers }: IncomingMessage): Slot | null {
    if ((method !== "GET" && method !== "HEAD") || UNCACHEABLE.some((name) => name in headers)) return null;
    const asWritten = url.split("?", 1)[0] ?? "";
    const isRoute = routes.has(asWritten);
    const path = isRoute ? asWritten : decodedPath(asWritten);
    if (!isRoute && isUnknown(asWritten)) {
      const page = notFoundPage(asWritten);
      return { key: page, entries: pages, path: page, headers: {}, isRoute: true, status: 404 };
    }
    const names = ROUTER.filter((name) => name in headers);
    const own = Object.fromEntries(names.map((name) => [name, headers[name]]));
    if (names.length > 0)
      return isRoute
        ? { key: JSON.stringify([url, own]), entries: routerResponses, path: url, headers: own, isRoute, status: 200 }
        : null;
    return isRoute || FILE.test(path) ? { key: path, entries: pages, path, headers: own, isRoute, status: 200 } : null;
  }

  /** Caches a response when it is the same for everybody and is requested for the second time. */
  function consider(slot: Slot, answer: UpstreamResponse): void {
    if (answer.status !== 304 && !isCacheable(answer, slot)) return;
    if (requestedOnce.get(slot.key)) refresh(slot);
    else requestedOnce.set(slot.key, true);
  }

  /**
   * Fetches the response again. Pages don't wait for each other's response: where Next is slow, the last one would be
   * expired before its turn. They are compressed one at a time, because that takes the processor from the visitors.
   */
  function refresh(slot: Slot): void {
    if (refreshing.has(slot.key) || refreshing.size >= MAX_REFRESHES) return;
    const old = slot.entries.get(slot.key);
    const compress = (fetched: Fetched) => {
      last = last.then(() => fill(slot, old, fetched)).catch(() => {});
      return last;
    };
    const refreshed = fetchNow(slot, old).then(compress, () => {});
    refreshing.set(
      slot.key,
      refreshed.finally(() => refreshing.delete(slot.key)),
    );
  }

  /** A page as visitors get it: its scripts after its first picture, and where visitors begin its styles in it. */
  async function written(path: string, html: string): Promise<string> {
    const page = withLaterScripts(html);
    const read = (sheet: string) => askUpstream(settings, { path: sheet, headers: { host: "localhost" } });
    return isCataloguePage(path) ? withStyles(page, read) : page;
  }

  /** Returns Next's current response, and whether it equals the cache entry. */
  async function fetchNow({ path, headers, status }: Slot, old: CacheEntry | undefined): Promise<Fetched> {
    const { etag } = old?.headers ?? {};
    const own = { host: "localhost", ...headers, ...(etag && { "if-none-match": etag }) };
    const answer = await askUpstream(settings, { path, headers: own });
    const bytes = isPage(answer) ? Buffer.from(await written(path, String(answer.bytes))) : answer.bytes;
    const isSame = answer.status === 304 || (answer.status === status && old?.identity.bytes.equals(bytes) === true);
    return { answer, bytes, isSame };
  }

  /**
   * Asks Next whether an expired entry is still valid. Returns the entry when it is, or when Next gives no answer; null
   * when Next has another response. Requests that come at the same time share one question.
   */
  function revalidate(slot: Slot, old: CacheEntry): Promise<CacheEntry | null> {
    const running = revalidating.get(slot.key);
    if (running) return running;
    const timeout = new Promise<CacheEntry>((resolve) => setTimeout(resolve, REVALIDATE_MS, old).unref());
    const revalidated = Promise.race([validEntry(slot, old), timeout]).catch(() => old);
    revalidating.set(slot.key, revalidated);
    return revalidated.finally(() => revalidating.delete(slot.key));
  }

  async function validEntry(slot: Slot, old: CacheEntry): Promise<CacheEntry | null> {
    const { answer, isSame } = await fetchNow(slot, old);
    if (isSame) old.freshUntil = Date.now() + FRESH_MS;
    return isSame || answer.status >= 500 ? old : null;
  }

  async function fill(slot: Slot, old: CacheEntry | undefined, { answer, bytes, isSame }: Fetched): Promise<void> {
    const { key, entries } = slot;
    const { status, headers } = answer;
    if (!isSame && !isCacheable(answer, slot)) return status < 500 ? void entries.delete(key) : undefined;
    const html = isPage(answer) ? bytes.toString() : "";
    const sources = sourcesFor(slot.path, settings.sources);
    const complete = isPage(answer) ? withPolicy(headers, html, sources) : headers;
    const entry = old && isSame ? old : await createEntry({ status, headers: complete, bytes }, quality);
    const isImmutable = entry.headers["cache-control"]?.includes("immutable");
    entry.freshUntil = isImmutable ? Number.POSITIVE_INFINITY : Date.now() + FRESH_MS;
    entries.set(key, entry);
  }

  return {
    slotOf,
    consider,
    refresh,
    revalidate,
    settled: () => Promise.all(refreshing.values()),
    bytes: () => pages.calculatedSize + routerResponses.calculatedSize,
  };
}

/** Returns true when an entry is so old that it must be revalidated before it is sent. */
export function isExpired({ freshUntil }: CacheEntry): boolean {
  return freshUntil + EXPIRED_MS - FRESH_MS < Date.now();
}

/** A bounded cache, keys included; it evicts what was not requested for the longest time. @param maxSize in bytes */
function newEntries(maxSize: number): Entries {
  return new LRUCache({ maxSize, sizeCalculation: (entry, key) => entry.size + key.length });
}

/** Returns true when this response is the same for every visitor. */
function isCacheable({ status, headers, bytes }: UpstreamResponse, { isRoute, status: wanted }: Slot): boolean {
  const control = headers["cache-control"] ?? "";
  if (status !== wanted || headers["set-cookie"] || bytes.length > 4 * MIB) return false;
  return control.includes("immutable") || "last-modified" in headers || (isRoute && /s-maxage|public/.test(control));
}

/**
 * An address that ./proxy.ts sees, as its matcher says, without what Next redirects or refuses before: a last slash, a
 * broken escape.
 */
const PAGE = /^\/(?!_next\/|api\/)(?:[^.\\]*[^./\\])(?:[.](?:[^\w/\\]|%[0-9A-F]{2})*)?$/;

/** Returns true for an address that has no page, whose answer is the same for all of its kind and language. */
function isUnknown(path: string): boolean {
  return PAGE.test(path) && !path.includes("//") && decoded(path) !== null && !isKnown(path);
}

/**
 * Returns a path without escapes. An escaped slash stays as it is: it is no boundary of folders.
 * @returns the path itself when it can't be decoded, which no cache key then matches
 */
function decodedPath(path: string): string {
  if (!path.includes("%") || /%(2f|5c)/i.test(path)) return path;
  return decoded(path) ?? path;
}
