import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Every layout shift since the page began, with what moved. */
    layoutShifts: string[];
    /** When each of them was, in milliseconds since the page began. */
    shiftTimes: number[];
  }
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Collects every layout shift of the page in `window.layoutShifts`, from before the first paint: its value and what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    window.shiftTimes = [];
    const described = ({ node, previousRect, currentRect }: Shift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(","),
      );
      return `${element?.localName}.${element?.getAttribute("class")} ${from} -> ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        window.layoutShifts.push(`${shift.value.toFixed(5)} ${shift.sources.map(described).join("; ")}`);
        window.shiftTimes.push(shift.startTime);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * What has moved since the page's HTML was read, one line each. A busy machine paints half of it before: what moves then is looked at where
 * a page comes in pieces (layout-shift).
 */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return window.layoutShifts.filter((_, index) => (window.shiftTimes[index] ?? 0) > (visit?.domInteractive ?? 0));
  });

/** Two frames: what has changed until now has been laid out and painted. */
export const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * The browser's cache stays in use, which Playwright's own routes switch off: without it a font comes too late on a busy machine, and
 * the page is drawn in another one. Where it comes too late all the same, the page is opened again.
 * @returns what opens a page of this tab whose pictures come only when all else has been painted
 */
export async function latePictures(page: Page): Promise<(path: string) => Promise<void>> {
  let late = Promise.withResolvers<void>();
  const session = await page.context().newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/pictures/*" }] });
  session.on("Fetch.requestPaused", async ({ requestId }) => {
    await late.promise;
    // The page may have been left.
    await session.send("Fetch.continueRequest", { requestId }).catch(() => {});
  });
  const open = async (path: string, again = 3): Promise<void> => {
    late = Promise.withResolvers();
    try {
      const visit = () => page.goto(path, { waitUntil: "commit" });
      // The page before may lead elsewhere at this moment, which ends the visit.
      await visit().catch(visit);
      await page.evaluate(untilDrawn);
    } finally {
      late.resolve();
    }
    if (!(await page.evaluate(untilLoaded)) && again > 0) await open(path, again - 1);
  };
  return open;
}

/** Runs in the browser: the heading has been painted. */
async function untilDrawn(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (!document.querySelector("h1")?.getClientRects().length) await frame();
  await frame();
  await frame();
}

/** Runs in the browser: the page's scripts run, its pictures have come, all is painted. @returns whether its words are in the house's font */
async function untilLoaded(): Promise<boolean> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const { dataset } = document.documentElement;
  const waitsForScripts = () => !("loaded" in dataset) && document.querySelector("script[data-src]") !== null;
  while (document.readyState !== "complete" || !("alive" in dataset) || waitsForScripts()) await frame();
  await document.fonts.ready;
  await frame();
  await frame();
  const widthIn = (fonts: string) => {
    const words = Object.assign(document.createElement("span"), { textContent: "Wayanad Larder" });
    Object.assign(words.style, { position: "fixed", visibility: "hidden", fontFamily: fonts });
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    return width;
  };
  return widthIn("'Hind Madurai', monospace") !== widthIn("monospace");
}
