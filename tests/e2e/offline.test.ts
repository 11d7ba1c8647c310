import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { BEST_QUALITY } from "#lib/edge/cache-entry.ts";
import { isCachedOffline, isImmutable, OFFLINE_PAGE, ORDER_PAGES } from "#lib/shop/offline/offline-pages.ts";
import { shop as maker } from "#lib/shop/shop.ts";
import { buildFingerprint } from "@/scripts/build-fingerprint";
import { buildFolder } from "@/scripts/content/folders";
import { projectRoot } from "@/scripts/env";
import { expectAccessible } from "@/tests/support/accessible";
import { expectSaved, LEFT, placeUnsent, placeUnsentUntilQuiet, queuedBar, SAVED } from "@/tests/support/e2e-queue";
import {
  addToCart,
  buyNow,
  checkOut,
  fillDetails,
  placedId,
  readDraft,
  readyToPlace,
  toSummary,
} from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

/** A proxy before the shop of `origin`. On request it serves the service worker of another build, or gives no answer. */
async function redeployable(origin: string) {
  let build: string | null = null;
  let hangs = false;
  const server = createServer(async ({ url = "/", headers }, response) => {
    if (hangs) return;
    const own = Object.entries(headers).filter(([name]) => /^(rsc|next-)/.test(name));
    const answer = await fetch(origin + url, { headers: Object.fromEntries(own) as Record<string, string> });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "Content-Type": type, "Cache-Control": "no-cache" });
    // The names of its caches are all that differs from build to build.
    const other =
      url === "/sw.js" && build !== null ? body.toString().replace(/(?<=`(pages|files)-)\w+/g, build) : body;
    response.end(other);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(name: string) {
      build = name;
    },
    /** From now on requests arrive and get no answer. */
    hang() {
      hangs = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.use({ serviceWorkers: "allow" });
// What the test cuts off, the pages may miss.
test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/));

const HERO = 1;
const BANNER_AND_FIRST_ROW = 5;

/** Every address that is cached, by cache. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name.replace(/-.*/, "")] = requests.map(({ url }) => url.slice(location.origin.length));
    }
    return all;
  });

/** Pictures in sight, by the address that the browser has chosen for them, and whether they are there. */
const picturesInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((image) => ({ src: image.currentSrc, there: image.complete && image.naturalWidth > 0 })),
  );

/**
 * Until the page is cached with the visible pictures, and with all else that the browser has loaded for it.
 * @param pictures the number that is visible once the page stands still
 */
async function untilKept(page: Page, path: string, pictures = 0): Promise<void> {
  const there = async () => (await picturesInSight(page)).filter((each) => each.there).length;
  await expect.poll(there).toBeGreaterThanOrEqual(pictures);
  await expect.poll(async () => (await keptIn(page)).pages ?? []).toContain(path);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect
    .poll(async () => {
      const cached = new Set(Object.values(await keptIn(page)).flat());
      const seen = (await picturesInSight(page)).map(({ src }) => src);
      const files = (await loaded()).filter((each) => isImmutable(new URL(each).pathname));
      return [...seen, ...files].filter((each) => each === "" || !cached.has(new URL(each).pathname));
    })
    .toEqual([]);
}

/** Until the worker answers the page's requests: it may take a page over after it was loaded. */
const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The network is back. A browser whose network is emulated doesn't tell this to a page that was opened without one. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

const missingPictures = async (page: Page) => (await picturesInSight(page)).filter(({ there }) => !there);

const noConnection = (page: Page) => page.getByRole("heading", { level: 1, name: "No connection" });

// promise: The home page and visited categories open without a connection, others say so
test("after one visit the home page and a category open without a connection, and another says there is none", async ({
  page,
  context,
}) => {
  await addToCart(page, "Hill Tea");
  await page.goto("/");
  await untilKept(page, "/", HERO);
  // Reached by the router, which never fetches a page as a whole.
  await page.getByRole("banner").getByRole("link", { name: "Spice", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();
  await untilKept(page, "/category/spice", BANNER_AND_FIRST_ROW);
  await context.setOffline(true);

  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart/ }).first()).toContainText("1");
  await expect.poll(() => missingPictures(page)).toEqual([]);
  // The router's way, too.
  await page.getByRole("banner").getByRole("link", { name: "Spice", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();
  await expect(page.getByText("Black Pepper").first()).toBeVisible();
  await expect.poll(() => missingPictures(page)).toEqual([]);
  await page.goto("/category/spice?utm_source=friend");
  await expect(page.getByRole("heading", { level: 1, name: "Spice" })).toBeVisible();

  await page.goto("/category/honey");
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: `Call ${maker.phone}` })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: `WhatsApp ${maker.whatsapp}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /Cart/ }).first()).toContainText("1");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Honey" })).toBeVisible();
});

// promise: A network that leads nowhere yet
test("the offline page is reloaded only when the shop responds", async ({ page, context }) => {
  await page.goto("/");
  await untilKept(page, "/");
  await context.setOffline(true);
  await page.goto("/category/honey");
  await expect(noConnection(page)).toBeVisible();
  let reloads = 0;
  page.on("framenavigated", () => {
    reloads += 1;
  });
  // Browsers say so as soon as there is a network, whether or not it leads anywhere. A page that the first made load anew
  // has done so when the second is answered.
  for (let times = 0; times < 2; times += 1) {
    const asked = page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await asked;
  }
  expect(reloads).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Honey" })).toBeVisible();
});

// promise: A network that leads nowhere yet ... and of which the browser never says that it leads somewhere
test("the offline page finds the shop again where the browser never reports that it is online", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("online", (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto("/");
  await untilKept(page, "/");
  await context.setOffline(true);
  await page.goto("/category/honey");
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Honey" })).toBeVisible();
});

/** Until the pages that an order is made on are cached. */
const untilOrderable = (page: Page) =>
  expect.poll(async () => (await keptIn(page)).pages ?? []).toEqual(expect.arrayContaining(ORDER_PAGES));

// promise: No answer of the API and no page of one shopper's own is kept
// promise: The worker keeps nobody's own pages
test("nothing of the API, an account or a customer is ever cached: the pages of an order are as they are for everybody", async ({
  page,
  context,
  shop,
}) => {
  await page.goto("/");
  await untilKept(page, "/");
  await untilOrderable(page);
  // From here on the worker sees every request.
  await buyNow(page, "Hill Tea");
  await fillDetails(page);
  await toSummary(page);
  for (const path of [...ORDER_PAGES, "/order-status", "/profile", "/login", "/debug/discount"]) await page.goto(path);
  await page.evaluate(() => Promise.all(["/api/offers", "/api/config", "/profile?_rsc=x"].map((each) => fetch(each))));
  await page.goto("/category/tea");
  await untilKept(page, "/category/tea");

  const cached = Object.values(await keptIn(page)).flat();
  expect(cached.filter((each) => each !== OFFLINE_PAGE && !isCachedOffline(each) && !isImmutable(each))).toEqual([]);
  for (const path of ORDER_PAGES) {
    const anybodys = await (await fetch(shop.url + path)).text();
    expect(await page.evaluate(async (each) => (await caches.match(each))?.text(), path)).toBe(anybodys);
  }
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(noConnection(page)).toBeVisible();
});

// promise: An order can be made without a connection
test("an order is made, queued and later sent once where the network fails before the cart was ever opened", async ({
  page,
  context,
  shop,
  guard,
}) => {
  guard.allow(LEFT);
  await page.goto("/category/spice");
  await untilKept(page, "/category/spice");
  await untilOrderable(page);
  await page.getByRole("link", { name: "Black Pepper" }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(true);

  await page.getByRole("link", { name: /Cart/ }).first().click();
  await checkOut(page);
  await fillDetails(page);
  await toSummary(page);
  const { order_id } = await readDraft(page);
  await placeUnsent(page);
  expect(shop.orderOnDisk(order_id)).toBeUndefined();

  const sent: number[] = [];
  context.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/orders")) sent.push(answer.status());
  });
  await context.setOffline(false);
  expect(await placedId(page)).toBe(order_id);
  await page.goto("/");
  expect(sent).toEqual([201]);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: An order can be made without a connection
test("the cart opens on a first visit though the network failed between its page and its scripts", async ({
  page,
  context,
}) => {
  await page.goto("/category/spice");
  await untilKept(page, "/category/spice");
  await untilOrderable(page);
  await page.getByRole("link", { name: "Black Pepper" }).first().click();
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  // What the page itself asks the network for; the worker answers from its cache.
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  // The part of the page that names its scripts.
  const prefetched = page.waitForResponse(
    async (response) => /\/cart\?_rsc/.test(response.url()) && (await response.text()).includes("CartView"),
  );
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await prefetched;
  await context.setOffline(true);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /Cart/ }).first().click();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeVisible();
});

const FETCHED_AHEAD = 150 * 1024;

test("what is fetched ahead for an order without a connection weighs at most 150 KB", async ({ page, shop }) => {
  await page.goto("/");
  await untilKept(page, "/");
  await untilOrderable(page);
  // Neither what the page itself has loaded, nor what the offline page needs.
  const offline = await (await fetch(shop.url + OFFLINE_PAGE)).text();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const { files = [] } = await keptIn(page);
  const ahead = [
    ...files.filter((file) => file !== OFFLINE_PAGE && !offline.includes(file) && !loaded.includes(shop.url + file)),
    ...ORDER_PAGES,
  ];
  let bytes = 0;
  for (const each of ahead) bytes += await transferred(shop.url + each);
  expect(bytes).toBeLessThan(FETCHED_AHEAD);
});

/** The bytes of a response on the wire, compressed as `npm start` does; the shop of the tests compresses faster and less. */
async function transferred(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BEST_QUALITY } }).length;
}

// promise: A network that hangs holds no kept page up
test("where the network accepts a page's request and sends nothing, the cached one opens after about four seconds", async ({
  page,
  shop,
}) => {
  const slow = await redeployable(shop.url);
  await page.goto(`${slow.url}/contact`);
  await untilKept(page, "/contact");
  await page.reload();
  await untilControlled(page);
  slow.hang();
  const began = performance.now();
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible({ timeout: 15_000 });
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(3_000);
  expect(took).toBeLessThan(10_000);
  slow.close();
});

// promise: A network that leads nowhere yet ... under the service worker, with pages that it has kept
test("placed offline, under the worker: the order is queued, shown truly on every page that opens, and sent once", async ({
  page,
  context,
  shop,
  guard,
}) => {
  guard.allow(LEFT);
  await page.goto("/");
  await untilKept(page, "/");
  await readyToPlace(page);
  const { order_id } = await readDraft(page);
  await untilControlled(page);
  await context.setOffline(true);
  await placeUnsentUntilQuiet(page);

  // Each page is reloaded, with what the worker has: the cached ones, and the offline page for one that is not.
  await page.goto("/");
  await expect(queuedBar(page)).toContainText(SAVED);
  await page.goto("/order-summary");
  await expectSaved(page);
  await page.goto("/order-status");
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("so is any order waiting to be sent");
  await expect(page.getByText(/order is placed|Order placed/)).toHaveCount(0);
  expect(shop.orderOnDisk(order_id)).toBeUndefined();

  const sent: number[] = [];
  context.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/orders")) sent.push(answer.status());
  });
  await page.goto("/");
  await goOnline(page);
  await expect(queuedBar(page)).toContainText("Order placed");
  await page.goto("/order-summary");
  expect(await placedId(page)).toBe(order_id);
  expect(sent).toEqual([201]);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: A kept page never hides a newer one
test("a cached page is never shown while the network responds", async ({ page }) => {
  await page.goto("/contact");
  await untilKept(page, "/contact");
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("pages-")) ?? "";
    const old = new Response("<h1>Yesterday</h1>", { headers: { "Content-Type": "text/html" } });
    await (await caches.open(name)).put("/contact", old);
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
  await untilControlled(page);
});

// promise: A deployment replaces what was kept
// promise: A new deployment leaves no page of the one before
test("the worker of a new deployment drops the caches of the one before, and caches the page again", async ({
  page,
  shop,
}) => {
  const deployed = await redeployable(shop.url);
  await page.goto(`${deployed.url}/contact`);
  await untilKept(page, "/contact");
  await page.reload();
  const cachesNow = () => page.evaluate(async () => (await caches.keys()).filter((each) => each !== "pictures").sort());
  await expect.poll(cachesNow).toEqual([expect.stringMatching(/^files-\w+$/), expect.stringMatching(/^pages-\w+$/)]);
  await page.goto(`${deployed.url}/terms`);
  await untilKept(page, "/terms");
  deployed.deploy("another");
  // The browser asks for it with each page, too, but waits up to half a minute where the old one still works for that page.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(cachesNow).toEqual(["files-another", "pages-another"]);
  await untilKept(page, "/terms");
  expect((await keptIn(page)).pages).not.toContain("/contact");
  deployed.close();
});

// promise: Servers built apart don't drop what each other's worker has kept
test("the worker is named after its sources, so that servers built apart hand out the same one", async ({
  request,
}) => {
  const build = readFileSync(join(projectRoot, buildFolder(), "BUILD_ID"), "utf8");
  expect(buildFingerprint()).toContain(build);
  const worker = await (await request.get("/sw.js")).text();
  expect(worker.match(/(pages|files)-\w+/g)).toEqual([`pages-${build}`, `files-${build}`]);
});

test("browsers fetch the worker again each time, and it is small", async ({ request }) => {
  const answer = await request.get("/sw.js");
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-type"]).toMatch(/^text\/javascript/);
  expect((await answer.body()).byteLength).toBeLessThan(25_000);
});
