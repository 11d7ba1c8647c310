import { built } from "#lib/browser/env.ts";
import { languageOf } from "#lib/shop/language/paths.ts";
import { CACHE_ORDER_PAGES, isImmutable } from "#lib/shop/offline/offline-pages.ts";

/** The addresses that were announced to the worker; null before it is registered. */
let announced: Set<string> | null = null;

/**
 * Caches the current page, with all the files that it needs, so that it opens offline: the worker sees neither what was
 * loaded before it started nor the pages that the router moves to. Where nothing can be cached, nothing happens.
 */
export async function registerServiceWorker(path: string): Promise<void> {
  try {
    // A worker of an earlier build would hand the dev server's pages files of its own.
    if (!built) await unregisterAll();
    else if (announced) await announce([path]);
    else await register(path);
  } catch {
    // Storage is forbidden or full, or the worker could not be fetched. The shop works without.
  }
}

async function register(path: string): Promise<void> {
  announced = new Set();
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await announce([path]);
  await cacheOrderPages();
  // Also what the page loads later, for example a picture after scrolling. The first batch is all that was loaded so
  // far.
  new PerformanceObserver((list) => tryToAnnounce(filesOf(list.getEntries()))).observe({
    type: "resource",
    buffered: true,
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    // To the first worker that takes the page all was announced. That of a new deployment begins with nothing, and the
    // page is one of its own.
    if (!isControlled) {
      isControlled = true;
      return;
    }
    announced = new Set();
    tryToAnnounce([window.location.pathname, ...filesOf(performance.getEntriesByType("resource"))]);
    cacheOrderPages();
  });
}

/** An order can be made without a connection once any page was visited, and not only once the cart was. */
async function cacheOrderPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: CACHE_ORDER_PAGES, language: languageOf(window.location.pathname) });
}

const filesOf = (entries: PerformanceEntryList) =>
  entries
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && isImmutable(new URL(name).pathname));

async function announce(urls: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = urls.filter((url) => !announced?.has(url));
  if (urlsToCache.length === 0) return;
  for (const url of urlsToCache) announced?.add(url);
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

function tryToAnnounce(urls: string[]): void {
  announce(urls).catch(() => undefined);
}

async function unregisterAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
