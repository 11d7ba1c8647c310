import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { withHints } from "./hints.ts";
import { type KeptAnswer, keepAnswer } from "./kept-answer.ts";
import { withPolicy } from "./policy.ts";
import { ask, type Way } from "./upstream.ts";

type Shelf = LRUCache<string, KeptAnswer>;
/** What one kind of request is answered from, and how Next is asked for it. */
type Place = { key: string; shelf: Shelf; path: string; asked: IncomingHttpHeaders; isRoute: boolean };

const MIB = 1024 * 1024;
const FRESH_MS = 2000;
/** A cache entry older than this is shown to nobody before Next was asked: a shop may have paused its orders an hour ago. */
const OLD_MS = 20_000;
/** So long Next is waited for then, in milliseconds: an old page is better than none. */
const CHECK_MS = 3000;
/** What React's router asks with: for each of their values there may be another answer. */
const ROUTER = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url"];
/** What only Next answers: parts of files, and conditions that browsers don't make of pages. */
const NEXTS_OWN = ["range", "if-range", "if-match", "if-unmodified-since", "if-modified-since", "next-action"];
/** A file by its plain name: one that can be written in several ways would be kept under each. */
const FILE = /^(\/[\w~@-][\w.~@-]*)+\.\w+$/;
/** So many answers may wait to be compressed; what comes then is kept another time. */
const MOST_WAITING = 200;

/**
 * Next's answers, as far as they are the same for everybody. The router's have a shelf of their own: anybody can make up
 * values for its headers, and must not push out the pages and files, of which there are only so many.
 * @param routes the addresses of the prerendered pages
 * @param quality brotli quality, 0 to 11; 11 by default
 */
export function openMemory(way: Way, routes: ReadonlySet<string>, quality?: number) {
  const pages = shelf(64 * MIB);
  const router = shelf(16 * MIB);
  const askedOnce = new LRUCache<string, true>({ maxSize: MIB, sizeCalculation: (_, key) => key.length });
  const waiting = new Set<string>();
  const checks = new Map<string, Promise<KeptAnswer | null>>();
  let last = Promise.resolve();

  /** Where the answer is kept if Next gives one that can be; null when Next is to be asked in any case. */
  function placeOf({ method, url = "", headers }: IncomingMessage): Place | null {
    if ((method !== "GET" && method !== "HEAD") || NEXTS_OWN.some((name) => name in headers)) return null;
    const path = url.split("?", 1)[0] ?? "";
    const isRoute = routes.has(path);
    const names = ROUTER.filter((name) => name in headers);
    const asked = Object.fromEntries(names.map((name) => [name, headers[name]]));
    if (names.length > 0)
      return isRoute ? { key: JSON.stringify([url, asked]), shelf: router, path: url, asked, isRoute } : null;
    return isRoute || FILE.test(path) ? { key: path, shelf: pages, path, asked, isRoute } : null;
  }

  /** Next has begun this answer: what it gives to everybody, and what is asked for again, is worth keeping. */
  function note(place: Place, answer: IncomingMessage): void {
    if (answer.statusCode !== 304 && !isForAll(answer, place.isRoute)) return;
    if (askedOnce.get(place.key)) refill(place);
    else askedOnce.set(place.key, true);
  }

  /** One by one: compressing takes the processor from those who are answered. */
  function refill(place: Place): void {
    if (waiting.has(place.key) || waiting.size >= MOST_WAITING) return;
    waiting.add(place.key);
    const filled = last.then(() => fill(place)).catch(() => {});
    last = filled.finally(() => waiting.delete(place.key));
  }

  /** Returns Next's response now, and whether it is the cache entry's. */
  async function fetchNow({ path, asked }: Place, old: KeptAnswer | undefined) {
    const { etag } = old?.headers ?? {};
    const asking = ask(way, "GET", path, { host: "localhost", ...asked, ...(etag && { "if-none-match": etag }) });
    const [answer] = (await once(asking.end(), "response")) as [IncomingMessage];
    const bytes = await buffer(answer);
    const isSame = answer.statusCode === 304 || (answer.statusCode === 200 && old?.identity.bytes.equals(bytes));
    return { answer, bytes, isSame };
  }

  /**
   * Returns an old cache entry if it may be shown: when Next says that it still holds, or says nothing. Null when Next has
   * another response. All who ask at the same time share one question.
   */
  function check(place: Place, old: KeptAnswer): Promise<KeptAnswer | null> {
    const running = checks.get(place.key);
    if (running) return running;
    const late = new Promise<KeptAnswer>((resolve) => setTimeout(resolve, CHECK_MS, old).unref());
    const checked = Promise.race([stillHolds(place, old), late]).catch(() => old);
    checks.set(place.key, checked);
    return checked.finally(() => checks.delete(place.key));
  }

  async function stillHolds(place: Place, old: KeptAnswer): Promise<KeptAnswer | null> {
    const { answer, isSame } = await fetchNow(place, old);
    if (isSame) old.freshUntil = Date.now() + FRESH_MS;
    return isSame || (answer.statusCode ?? 500) >= 500 ? old : null;
  }

  async function fill(place: Place): Promise<void> {
    const { key, shelf, isRoute } = place;
    const old = shelf.get(key);
    const { answer, bytes, isSame } = await fetchNow(place, old);
    const { statusCode = 500, headers } = answer;
    if (!isSame && !isForAll(answer, isRoute)) return statusCode < 500 ? void shelf.delete(key) : undefined;
    const isPage = headers["content-type"]?.startsWith("text/html");
    const html = isPage ? bytes.toString() : "";
    const whole = isPage ? withHints(withPolicy(headers, html, way.sources), html) : headers;
    const kept = old && isSame ? old : await keepAnswer(whole, bytes, quality);
    const isImmutable = kept.headers["cache-control"]?.includes("immutable");
    kept.freshUntil = isImmutable ? Number.POSITIVE_INFINITY : Date.now() + FRESH_MS;
    shelf.set(key, kept);
  }

  return {
    placeOf,
    note,
    refill,
    check,
    settled: () => last,
    bytes: () => pages.calculatedSize + router.calculatedSize,
  };
}

/** Has nobody asked for it for so long that it may be about a shop that is no more? */
export function isOld({ freshUntil }: KeptAnswer): boolean {
  return freshUntil + OLD_MS - FRESH_MS < Date.now();
}

/** Of bounded size, keys counted: what was longest not asked for makes room. @param maxSize in bytes */
function shelf(maxSize: number): Shelf {
  return new LRUCache({ maxSize, sizeCalculation: (kept, key) => kept.size + key.length });
}

/** Is this answer the same for everybody? */
function isForAll({ statusCode, headers }: IncomingMessage, isRoute: boolean): boolean {
  const control = headers["cache-control"] ?? "";
  if (statusCode !== 200 || headers["set-cookie"] || Number(headers["content-length"]) > 4 * MIB) return false;
  return control.includes("immutable") || "last-modified" in headers || (isRoute && /s-maxage|public/.test(control));
}
