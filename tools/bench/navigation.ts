import type { Browser } from "@playwright/test";
import { median } from "./median.ts";
import { openSlowPhone, untilIdle } from "./slow-phone.ts";

const TIMES = 5;
/** 'Slow 4G' as Lighthouse has it. */
const SLOW_4G = { latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: 750 * 128 };

/**
 * From a click on a link to the heading of its page, on a processor slowed down four times and slow 4G, once the page
 * before is idle.
 * @returns the median in milliseconds
 */
export async function clickToHeading(browser: Browser, url: string, link: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const page = await openSlowPhone(browser, { network: SLOW_4G });
    const loaded = untilIdle(page);
    await page.goto(url);
    await loaded;
    const target = page.locator(link).first();
    // Prefetching follows what is in sight.
    const ready = untilIdle(page);
    await target.scrollIntoViewIfNeeded();
    await ready;
    times.push(await target.evaluate(measure));
    await page.context().close();
  }
  return median(times);
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
