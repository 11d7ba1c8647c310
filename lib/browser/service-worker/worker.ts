/*
 * The shop's service worker. lib/server/pages/service-worker.ts bundles it when the shop is built; nothing imports it.
 * It caches the visited pages of the catalogue and the pages that an order is made on, as they are for everybody. It
 * never caches a response of the API, or anything of a customer.
 */
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import type { Language } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import {
  CACHE_ORDER_PAGES,
  isCachedOffline,
  isImmutable,
  OFFLINE_PAGE,
  ORDER_PAGES,
  offlinePageOf,
} from "#lib/shop/offline/offline-pages.ts";

/** Another one for each build, so that each deployment begins with caches of its own. */
declare const BUILD: string;

/** What only a worker has. */
const scope = self as unknown as { skipWaiting: () => Promise<void>; clients: { claim: () => Promise<void> } };
type LifecycleEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

const PAGES = `pages-${BUILD}`;
const FILES = `files-${BUILD}`;
/** Their names have a hash of their content, so a new deployment uses those that are unchanged. */
const PICTURES = "pictures";
/** A page that takes longer is shown from the cache, if it is cached. */
const PAGE_SECONDS = 4;

const bounded = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PAGE_SECONDS,
  plugins: [
    {
      // The text after '?' counts visits, and changes no page.
      cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
      cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
    },
    bounded(60),
  ],
});
const files = new CacheFirst({ cacheName: FILES, plugins: [bounded(150)] });
const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [bounded(150), { handlerDidError: ({ request }) => pictureOfAnotherWidth(request.url) }],
});

const router = new Router();
for (const route of [
  // The router's own requests for parts of a page have the page's address, and are no pages.
  new Route(
    ({ url, request, sameOrigin }) =>
      sameOrigin && isCachedOffline(url.pathname) && !url.searchParams.has("_rsc") && !request.headers.has("rsc"),
    pages,
  ),
  new Route(({ url, sameOrigin }) => sameOrigin && isImmutable(url.pathname), {
    handle: (options) => (options.request.url.includes("/pictures/") ? pictures : files).handle(options),
  }),
  new Route(({ request }) => request.destination === "document", new NetworkOnly()),
])
  router.registerRoute(route);
router.setCatchHandler(async ({ request }) => {
  const isDocument = request.destination === "document";
  const offlinePage = isDocument
    ? ((await caches.match(offlinePageOf(new URL(request.url).pathname))) ?? (await caches.match(OFFLINE_PAGE)))
    : undefined;
  return offlinePage ?? Response.error();
});
router.addFetchListener();
router.addCacheListener();

self.addEventListener("install", (event) => (event as LifecycleEvent).waitUntil(install()));
self.addEventListener("activate", (event) => (event as LifecycleEvent).waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data?.type === CACHE_ORDER_PAGES)
    (event as unknown as LifecycleEvent).waitUntil(cacheOrderPages(event.data.language).catch(() => undefined));
});
enableNavigationPreload();

/** '/pictures/hero-800.1a2b.avif' without its width: what is in the picture, and what type it is. */
const withoutWidth = (url: string) => url.replace(/-\d+(\.\w+\.\w+)$/, "$1");

/** A browser that has a larger one in its cache takes that, and fetches its own width only offline. */
async function pictureOfAnotherWidth(url: string): Promise<Response | undefined> {
  const cache = await caches.open(PICTURES);
  const other = (await cache.keys()).find((each) => withoutWidth(each.url) === withoutWidth(url));
  return other && cache.match(other);
}

/** Caches the offline page with all its files, and starts while pages of an earlier build are still open. */
async function install(): Promise<void> {
  await cachePage(OFFLINE_PAGE, FILES);
  await scope.skipWaiting();
}

/**
 * Caches the pages that an order is made on, in the language of the page that asks. Later than the installation: a
 * worker that waited for them would start to cache later. What fails is tried again with the next page.
 */
async function cacheOrderPages(language: Language = "en"): Promise<void> {
  const cache = await caches.open(PAGES);
  for (const page of ORDER_PAGES.map((path) => pathIn(language, path)))
    if (!(await cache.match(page))) await cachePage(page, PAGES);
  const offlinePage = pathIn(language, OFFLINE_PAGE);
  if (!(await caches.match(offlinePage))) await cachePage(offlinePage, FILES);
}

/** Fetches and caches a page with the files that it needs, but for those that are cached. */
async function cachePage(page: string, cacheName: string): Promise<void> {
  const response = await fetch(page, { cache: "reload" });
  if (!response.ok) throw new Error(`${page} responded with ${response.status}`);
  const html = await response.clone().text();
  const pageFiles = [...new Set(html.match(/\/_next\/static\/[^"'\\\s)]+/g) ?? [])];
  const cache = await caches.open(FILES);
  const cached = await Promise.all(pageFiles.map((file) => cache.match(file)));
  await cache.addAll(pageFiles.filter((_, index) => !cached[index]));
  // Last: a page is cached only with all its files.
  await (await caches.open(cacheName)).put(page, response);
}

/**
 * Drops the caches of other builds, and takes the open pages: without it a first page, which was loaded before the
 * worker, would miss files offline.
 */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => /^(pages|files)-/.test(name) && ![PAGES, FILES].includes(name));
  await Promise.all(
    names.map(async (name) => {
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
      await caches.delete(name);
    }),
  );
  await scope.clients.claim();
}
