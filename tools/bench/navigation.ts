import type { Browser } from "@playwright/test";
import { openSlowPhone, untilIdle } from "./slow-phone.ts";

/**
 * From a click on a link to the heading of its page, on a processor slowed down four times, once the page before is idle.
 * @returns milliseconds
 */
export async function clickToHeading(browser: Browser, url: string, link: string): Promise<number> {
  const page = await openSlowPhone(browser);
  const loaded = untilIdle(page);
  await page.goto(url);
  await loaded;
  const target = page.locator(link).first();
  // Prefetching follows what is in sight.
  const ready = untilIdle(page);
  await target.scrollIntoViewIfNeeded();
  await ready;
  const time = await target.evaluate(measure);
  await page.context().close();
  return time;
}

/** Runs in the page, so that no message between two programs is measured. */
function measure(link: Element): Promise<number> {
  const before = document.querySelector("h1");
  return new Promise((resolve) => {
    const began = performance.now();
    new MutationObserver((_, observer) => {
      const heading = document.querySelector("h1");
      if (!heading || heading === before) return;
      observer.disconnect();
      resolve(performance.now() - began);
    }).observe(document.body, { childList: true, subtree: true });
    (link as HTMLElement).click();
  });
}
