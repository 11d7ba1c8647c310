import type { Browser } from "@playwright/test";

/** What came over the wire, in bytes, and in how many answers. A kind counts its bodies; the total counts headers as well. */
type Kind = "html" | "js" | "css" | "fonts" | "pictures" | "other";
export type Weight = {
  atLoad: Record<Kind | "total", number>;
  requestsAtLoad: number;
  /** What was fetched ahead after the load event, but for the pictures that are nearly in sight. */
  later: number;
  cls: number;
};

/** A phone of today. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};

const kinds: Record<string, Kind> = {
  Document: "html",
  Script: "js",
  Stylesheet: "css",
  Font: "fonts",
  Image: "pictures",
};

/**
 * Opens a page with an empty cache and weighs what it fetches: until its load event and the scripts that wait for its first
 * picture, and then until it is quiet.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send("Network.enable");
  const heads = new Map<string, { type: string; bytes: number }>();
  const fetched: { kind: Kind; bytes: number; body: number }[] = [];
  wire.on("Network.responseReceived", ({ requestId, type, response }) =>
    heads.set(requestId, { type, bytes: response.encodedDataLength }),
  );
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const head = heads.get(requestId);
    fetched.push({ kind: kinds[head?.type ?? ""] ?? "other", bytes, body: bytes - (head?.bytes ?? 0) });
  });
  const until = { load: 0, scripts: 0 };
  await wire.send("Runtime.enable");
  await wire.send("Runtime.addBinding", { name: "tellLoaded" });
  wire.on("Runtime.bindingCalled", ({ payload }) => {
    until[payload as keyof typeof until] = fetched.length;
  });
  await page.addInitScript(watchShifts);
  await page.addInitScript(tellWhenLoaded);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const cls = await page.evaluate(() => (window as unknown as { cls: number }).cls);
  await context.close();

  const atLoad = { html: 0, js: 0, css: 0, fonts: 0, pictures: 0, other: 0, total: 0 };
  const isBefore = ({ kind }: { kind: Kind }, index: number) => index < (kind === "js" ? until.scripts : until.load);
  const before = fetched.filter(isBefore);
  for (const { kind, bytes, body } of before) {
    atLoad[kind] += body;
    atLoad.total += bytes;
  }
  const ahead = fetched.filter((one, index) => !isBefore(one, index) && one.kind !== "pictures");
  const later = ahead.reduce((sum, { bytes }) => sum + bytes, 0);
  return { atLoad, requestsAtLoad: before.length, later, cls };
}

/** Tells of the load event, and of the time when the scripts that wait for the first picture are there (data-loaded). */
function tellWhenLoaded(): void {
  const { tellLoaded } = window as unknown as { tellLoaded: (what: "load" | "scripts") => void };
  const isLoaded = () => !document.querySelector("script[data-src]") || "loaded" in document.documentElement.dataset;
  addEventListener("load", () => {
    tellLoaded("load");
    if (isLoaded()) return tellLoaded("scripts");
    new MutationObserver((_, observer) => {
      if (!isLoaded()) return;
      observer.disconnect();
      tellLoaded("scripts");
    }).observe(document.documentElement, { attributeFilter: ["data-loaded"] });
  });
}

/** Adds up by how much the page moves by itself. */
function watchShifts(): void {
  const watched = window as unknown as { cls: number };
  watched.cls = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.cls += value;
  }).observe({ type: "layout-shift", buffered: true });
}
