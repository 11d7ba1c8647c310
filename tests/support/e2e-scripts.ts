import type { Page, Request } from "@playwright/test";
import { expect } from "./e2e-test";

/**
 * No script came for so many milliseconds: nothing more will. The browser's own measure, no request at all, is of no use: it
 * counts what the browser fetches anew for its cache, which may be half a minute.
 */
const QUIET = 500;

/**
 * The shop's own scripts that a page asks for from now on. Their text is fetched anew: what a page was answered is gone when it is
 * left.
 */
export function watchScripts(page: Page) {
  const urls = new Set<string>();
  const underWay = new Set<Request>();
  let lastAt = Date.now();
  page.on("request", (request) => {
    if (request.resourceType() !== "script") return;
    urls.add(request.url());
    underWay.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => {
      if (underWay.delete(request)) lastAt = Date.now();
    });
  return async (): Promise<string[]> => {
    await page.waitForLoadState("load");
    await expect.poll(() => underWay.size === 0 && Date.now() - lastAt > QUIET).toBe(true);
    const own = [...urls].filter((url) => url.startsWith(new URL(page.url()).origin));
    return Promise.all(own.map(async (url) => (await page.request.get(url)).text()));
  };
}
