import type { Page, Request } from "@playwright/test";

/**
 * The shop's own scripts that a page asks for from now on. Their text is fetched anew: what a page was answered is gone when it is
 * left.
 */
export function watchScripts(page: Page) {
  const urls = new Set<string>();
  page.on("request", (request: Request) => {
    if (request.resourceType() === "script") urls.add(request.url());
  });
  return async (): Promise<string[]> => {
    await page.waitForLoadState("networkidle");
    const own = [...urls].filter((url) => url.startsWith(new URL(page.url()).origin));
    return Promise.all(own.map(async (url) => (await page.request.get(url)).text()));
  };
}
