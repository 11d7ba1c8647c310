import type { Browser, Locator, Page } from "@playwright/test";
import { BenchError } from "./bench-error.ts";
import { openSlowPhone } from "./slow-phone.ts";
import { subject } from "./subject.ts";

/** So long nothing asks the page what it shows, in milliseconds: each look would be measured with the answer. */
const SHOWN_MS = 500;

/** What somebody does on a page, and waits for. */
type Act = { url: string; act: (page: Page) => Promise<void> };

/**
 * From a touch or a key to the next frame that shows its effect, on a processor slowed down four times: the slowest of what is done on
 * the page (INP).
 * @returns milliseconds; what took less than 16 counts as 16
 */
export async function slowestInteraction(browser: Browser, { url, act }: Act): Promise<number> {
  const page = await openSlowPhone(browser);
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: "networkidle" });
  // The scripts come after the first picture, and what is loaded after them comes last.
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await act(page);
  // The browser reports an interaction after the frame that it led to.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
  const slowest = await page.evaluate(() => (window as unknown as Watched).slowest);
  await page.context().close();
  return slowest;
}

type Watched = { slowest: number };

function watchInteractions(): void {
  const watched = window as unknown as Watched;
  watched.slowest = 16;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId > 0) watched.slowest = Math.max(watched.slowest, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Opens the search of the whole shop. */
export async function openSearch(page: Page): Promise<void> {
  await touch(page, page.getByRole("button", { name: "Search" }).first());
  await page.waitForTimeout(SHOWN_MS);
  await page.getByRole("dialog").getByRole("searchbox").waitFor();
}

/** Puts the product of a product's page into the cart. */
export async function tapToAdd(page: Page): Promise<void> {
  await touch(page, page.getByRole("button", { name: "Add to Cart" }).first());
  await page.waitForTimeout(SHOWN_MS);
  await page.getByText("Added to Cart").first().waitFor();
}

/** Types a product's name into the search of its category's page, as fast as people do. */
export async function typeInSearch(page: Page): Promise<void> {
  await touch(page, page.getByRole("searchbox").first());
  // A phone shows its keyboard first.
  await page.waitForTimeout(SHOWN_MS);
  await page.keyboard.type(subject.product.name, { delay: 120 });
  await page.waitForTimeout(SHOWN_MS);
  await page.getByRole("status").filter({ hasText: /./ }).first().waitFor();
}

/** A touch without Playwright's own checks of what is touched: they run in the page, and would be measured with it. */
async function touch(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new BenchError("What the bench touches is not on the page.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
