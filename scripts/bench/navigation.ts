import type { Browser, Page } from "@playwright/test";
import { median } from "./median.ts";
import { PHONE } from "./weight.ts";

const TIMES = 5;
/** So long nothing is fetched before a page counts as idle, in milliseconds: its scripts run that long on this processor. */
const IDLE_MS = 1500;
/** 'Slow 4G' as Lighthouse has it. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 2 ** 20) / 8, uploadThroughput: 750 * 128 };

/**
 * From a click on a link to the heading of its page, on a processor slowed down four times and slow 4G, once the page
 * before is idle.
 * @returns the median in milliseconds
 */
export async function clickToHeading(browser: Browser, url: string, link: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send("Network.enable");
    await wire.send("Network.emulateNetworkConditions", SLOW_4G);
    await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const loaded = untilIdle(page);
    await page.goto(url);
    await loaded;
    const target = page.locator(link).first();
    // Prefetching follows what is in sight.
    const ready = untilIdle(page);
    await target.scrollIntoViewIfNeeded();
    await ready;
    times.push(await target.evaluate(measure));
    await context.close();
  }
  return median(times);
}

/** Resolves when no request was running for a while. Playwright's own 'networkidle' is over before the scripts have begun. */
export function untilIdle(page: Page): Promise<void> {
  return new Promise((resolve) => {
    let underWay = 0;
    let timer = setTimeout(resolve, IDLE_MS);
    const look = (change: number) => {
      underWay = Math.max(0, underWay + change);
      clearTimeout(timer);
      if (underWay === 0) timer = setTimeout(resolve, IDLE_MS);
    };
    page.on("request", () => look(1));
    for (const end of ["requestfinished", "requestfailed"] as const) page.on(end as "requestfinished", () => look(-1));
  });
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
