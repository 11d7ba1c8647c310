import { built } from "#lib/browser/env.ts";
import { CACHE_ORDER_PAGES, isCachedOffline, isImmutable } from "#lib/shop/offline/offline-pages.ts";

/** What the worker has been told of already; null until it is asked for. */
let told: Set<string> | null = null;

/**
 * Keeps the page that is shown, with all that it is drawn with, so that it opens without a connection: the worker sees
 * neither what came before it was there nor the pages that the router moves to. Where it can't be kept nothing happens.
 */
export async function registerServiceWorker(path: string): Promise<void> {
  try {
    // A worker of an earlier build would hand the dev server's pages files of its own.
    if (!built) await unregisterAll();
    else if (told) await tell(pageAt(path));
    else await register(path);
  } catch {
    // Storage is forbidden or full, or the worker could not be fetched. The shop works without.
  }
}

async function register(path: string): Promise<void> {
  told = new Set();
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await tell(pageAt(path));
  await keepOrderPages();
  // What the page loads later too, a picture that is scrolled to say. It begins with all that was loaded so far.
  new PerformanceObserver((list) => tellOrLeave(filesOf(list.getEntries()))).observe({
    type: "resource",
    buffered: true,
  });
  // The worker of a new deployment begins with nothing, and the page is one of its own.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    told = new Set();
    tellOrLeave([...pageAt(window.location.pathname), ...filesOf(performance.getEntriesByType("resource"))]);
    keepOrderPages();
  });
}

/** An order can be made without a connection once any page was visited, and not only once the cart was. */
async function keepOrderPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: CACHE_ORDER_PAGES });
}

const pageAt = (path: string) => (isCachedOffline(path) ? [path] : []);

const filesOf = (entries: PerformanceEntryList) =>
  entries
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin) && isImmutable(new URL(name).pathname));

async function tell(urls: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = urls.filter((url) => !told?.has(url));
  if (urlsToCache.length === 0) return;
  for (const url of urlsToCache) told?.add(url);
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

function tellOrLeave(urls: string[]): void {
  tell(urls).catch(() => undefined);
}

async function unregisterAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
