import type { Page } from "@playwright/test";
import { withStyles } from "#lib/edge/inline-styles.ts";
import { withLaterScripts } from "#lib/edge/later-scripts.ts";
import { prerenderedRoutes } from "@/scripts/build/standalone";
import { send } from "@/tests/support/e2e-both-ways";
import { hold } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

const alive = (page: Page) => page.locator("html[data-alive]");
const SCRIPT = /\/_next\/.*\.js$/;

test("Next writes the scripts of every page with a first picture as the edge server expects them", async ({ shop }) => {
  let changed = 0;
  for (const path of prerenderedRoutes()) {
    const { body } = await send(shop.upstream.port, { path });
    if (!/<img[^>]* fetchpriority=/i.test(body)) continue;
    const later = withLaterScripts(body);
    // Those of old browsers are no modules, and wait for nothing.
    expect(later.match(/<script[^>]* src=(?![^>]* nomodule)[^>]*>/gi), path).toBeNull();
    expect(later, path).not.toMatch(/as="script"/);
    expect(later.match(/<script data-src="\/_next\/[^"]+">/g)?.length, path).toBeGreaterThan(2);
    changed += 1;
  }
  expect(changed).toBeGreaterThan(10);
});

test("Next writes the style sheet of every prerendered page as the edge server expects it", async ({ shop }) => {
  for (const path of [...prerenderedRoutes()].filter((route) => !/[._]/.test(route))) {
    const { body } = await send(shop.upstream.port, { path });
    // The test page's mail is a document by itself.
    if (path === "/email-test/mail") continue;
    const sheets = body.match(/<link[^>]* rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.length, path).toBeGreaterThan(0);
    const written = await withStyles(body, async (file) => {
      const { status, body: rules } = await send(shop.upstream.port, { path: file });
      return { status, headers: {}, bytes: Buffer.from(rules) };
    });
    expect(written.match(/<\/style><link rel="stylesheet" disabled="" media="not all" href="/g), path).toHaveLength(
      sheets.length,
    );
    expect(written, path).not.toContain("url(../");
    expect(written.indexOf('as="font"'), path).toBeGreaterThan(written.indexOf("<main"));
  }
});

/** Opens a page whose pictures wait until `release`. Returns what was asked for and what came, in their order. */
async function openWithoutPictures(page: Page, path: string) {
  const order: string[] = [];
  page.on("request", (request) => order.push(`? ${new URL(request.url()).pathname}`));
  page.on("requestfinished", (request) => order.push(`! ${new URL(request.url()).pathname}`));
  const release = await hold(page, /\/pictures\//);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  return { order, release };
}

/** When the page's first picture was painted, and when its first script was asked for, in milliseconds since its start. */
function paintAndScript() {
  type Painted = PerformanceEntry & { element?: Element };
  const asked = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = asked.filter(({ initiatorType }) => initiatorType === "script").map(({ startTime }) => startTime);
  return new Promise<{ painted: number; asked: number }>((resolve) => {
    new PerformanceObserver((list) => {
      const first = (list.getEntries() as Painted[]).find(({ element }) => element?.hasAttribute("fetchpriority"));
      if (first) resolve({ painted: first.startTime, asked: Math.min(...scripts) });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

for (const path of ["/", "/category/spice", "/product-details/hill-turmeric"])
  test(`${path} asks for its scripts when the first pictures are on the screen`, async ({ page }) => {
    await page.addInitScript(holdFourSeconds);
    const { order, release } = await openWithoutPictures(page, path);
    release();
    await expect(alive(page)).toBeAttached();
    const first = await page
      .locator("img[fetchpriority=high]")
      .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname));
    expect(first.length).toBeGreaterThan(0);
    const asked = order.findIndex((line) => line.startsWith("?") && SCRIPT.test(line));
    for (const picture of first) expect(order.slice(0, asked)).toContain(`! ${picture}`);
    // Each script is loaded once: React and the bundler find those that are there.
    const scripts = order.filter((line) => line.startsWith("?") && SCRIPT.test(line));
    expect(scripts).toEqual([...new Set(scripts)]);
    const times = await page.evaluate(paintAndScript);
    expect(times.asked).toBeGreaterThan(times.painted);
  });

const silent = {
  "that never tells of its largest paint": () => {
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["paint"] });
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError("an entry type that this browser does not know");
    };
  },
  "that tells of no paint of this page": () => {
    PerformanceObserver.prototype.observe = () => {};
  },
  "without a PerformanceObserver": () => {
    Object.assign(window, { PerformanceObserver: undefined });
  },
};
for (const [name, silence] of Object.entries(silent))
  test(`the scripts start in a browser ${name}`, async ({ page }) => {
    await page.addInitScript(holdFourSeconds);
    await page.addInitScript(silence);
    await page.goto("/");
    await expect(alive(page)).toBeAttached();
  });

/** Holds what the page would do after four seconds until `passFourSeconds` is called. */
function holdFourSeconds(): void {
  const { setTimeout } = window;
  const own = (task: () => void, ms?: number, ...rest: unknown[]) => {
    if (ms !== 4000) return setTimeout(task, ms, ...rest);
    Object.assign(window, { passFourSeconds: task });
    return 0;
  };
  Object.assign(window, { setTimeout: own });
}

const signs = {
  touch: (page: Page) => page.touchscreen.tap(5, 5),
  key: (page: Page) => page.keyboard.press("Tab"),
  "wait of four seconds": (page: Page) =>
    page.evaluate(() => (window as unknown as { passFourSeconds: () => void }).passFourSeconds()),
};
for (const [name, give] of Object.entries(signs))
  test(`the scripts don't wait for a late picture after a ${name}`, async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, hasTouch: true });
    const page = await context.newPage();
    await page.addInitScript(holdFourSeconds);
    const { order, release } = await openWithoutPictures(page, "/");
    expect(order.filter((line) => SCRIPT.test(line))).toEqual([]);
    await give(page);
    await expect(alive(page)).toBeAttached();
    release();
    await context.close();
  });

test("a first picture that can't be loaded holds nothing up", async ({ page, guard }) => {
  guard.allow(/ERR_FAILED/);
  await page.route(/\/pictures\//, (route) => route.abort());
  await page.addInitScript(holdFourSeconds);
  await page.goto("/");
  await expect(alive(page)).toBeAttached();
});

test("the pictures below are loaded after the scripts", async ({ page }) => {
  const release = await hold(page, SCRIPT);
  await page.goto("/category/spice", { waitUntil: "domcontentloaded" });
  await expect(page.locator("script[data-src][src]").first()).toBeAttached();
  // The load event comes before the scripts where the first picture came after all else.
  await page.evaluate(() => dispatchEvent(new Event("load")));
  expect(await page.evaluate(() => document.documentElement.dataset.loaded)).toBeUndefined();
  release();
  await expect(page.locator("html[data-loaded]")).toHaveCount(1);
});

test("a page names the app's manifest, which brings a large icon, after its scripts", async ({ page, request }) => {
  await page.goto("/");
  const manifest = page.locator("head link[rel=manifest]");
  await expect(manifest).toHaveCount(1);
  expect(await (await request.get("/")).text()).not.toContain("/manifest.webmanifest");
  const answer = await request.get((await manifest.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  // Softly opened pages keep it.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await expect(manifest).toHaveCount(1);
});

test("the functions of every script are compiled while it arrives", async ({ request }) => {
  const html = await (await request.get("/category/spice")).text();
  const scripts = [...html.matchAll(/ data-src="(\/_next\/[^"]+\.js)"/g)].map(([, path = ""]) => path);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
