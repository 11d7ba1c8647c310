import type { Browser } from "@playwright/test";
import { median } from "./median.ts";
import { openSlowPhone, untilIdle } from "./slow-phone.ts";

/** A task is felt from this on, in milliseconds. */
const FELT_MS = 50;

/** In milliseconds: the first paint, the largest paint, and by how much tasks after the first paint were longer than 50 ms. */
export type Visit = { fcp: number; lcp: number; tbt: number };

/**
 * First visits with a slow phone: each with an empty cache, on a processor slowed down four times.
 * @param count how many
 * @returns the medians
 */
export async function slowVisits(browser: Browser, url: string, count: number): Promise<Visit> {
  const visits: Visit[] = [];
  for (let i = 0; i < count; i += 1) visits.push(await slowVisit(browser, url));
  const of = (name: keyof Visit) => median(visits.map((visit) => visit[name]));
  return { fcp: of("fcp"), lcp: of("lcp"), tbt: of("tbt") };
}

async function slowVisit(browser: Browser, url: string): Promise<Visit> {
  // Lighthouse's phone.
  const page = await openSlowPhone(browser, 1.75);
  await page.addInitScript(watch);
  const idle = untilIdle(page);
  await page.goto(url);
  await idle;
  const { fcp, lcp, tasks } = await page.evaluate(() => (window as unknown as Watched).seen);
  await page.context().close();
  const blocked = tasks.map(({ start, end }) => end - Math.max(start, fcp) - FELT_MS);
  return { fcp, lcp, tbt: blocked.reduce((sum, ms) => sum + Math.max(0, ms), 0) };
}

type Seen = { fcp: number; lcp: number; tasks: { start: number; end: number }[] };
type Watched = { seen: Seen };

function watch(): void {
  const seen: Seen = { fcp: Number.NaN, lcp: Number.NaN, tasks: [] };
  (window as unknown as Watched).seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
}
