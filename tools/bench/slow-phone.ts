import type { Browser, Page } from "@playwright/test";
import { PHONE } from "./weight.ts";

/** So long nothing is fetched before a page counts as idle, in milliseconds: its scripts run that long on this processor. */
const IDLE_MS = 1000;

/**
 * Opens an empty page on a phone with an empty cache and a processor slowed down four times. Closing its context ends it.
 * @param deviceScaleFactor the screen's device pixels for one of CSS
 */
export async function openSlowPhone(browser: Browser, deviceScaleFactor = PHONE.deviceScaleFactor): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor, serviceWorkers: "block" });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
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
