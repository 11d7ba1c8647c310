import type { Page } from "@playwright/test";
import { isImmutable, ORDER_PAGES } from "#lib/shop/offline/offline-pages.ts";
import { expect } from "@/tests/support/e2e-test";

/** Every address that is cached, by cache. */
export const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name.replace(/-.*/, "")] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return all;
  });

/** Pictures in sight, by the address that the browser has chosen for them, and whether they are there. */
const picturesInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((image) => ({ src: image.currentSrc, there: image.complete && image.naturalWidth > 0 })),
  );

/**
 * Until the page is cached with the visible pictures, and with all else that the browser has loaded for it.
 * @param pictures the number that is visible once the page stands still
 */
export async function untilKept(page: Page, path: string, pictures = 0): Promise<void> {
  const there = async () => (await picturesInSight(page)).filter((each) => each.there).length;
  await expect.poll(there).toBeGreaterThanOrEqual(pictures);
  await expect.poll(async () => (await keptIn(page)).pages ?? []).toContain(path);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect
    .poll(async () => {
      const cached = new Set(Object.values(await keptIn(page)).flat());
      const seen = (await picturesInSight(page)).map(({ src }) => src);
      const files = (await loaded()).filter((each) => isImmutable(new URL(each).pathname));
      return [...seen, ...files].filter((each) => each === "" || !cached.has(new URL(each).pathname));
    })
    .toEqual([]);
}

/** Until the worker answers the page's requests: it may take a page over after it was loaded. */
export const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

export const missingPictures = async (page: Page) => (await picturesInSight(page)).filter(({ there }) => !there);

export const noConnection = (page: Page) => page.getByRole("heading", { level: 1, name: "No connection" });

export const untilOrderable = (page: Page) =>
  expect.poll(async () => (await keptIn(page)).pages ?? []).toEqual(expect.arrayContaining(ORDER_PAGES));
