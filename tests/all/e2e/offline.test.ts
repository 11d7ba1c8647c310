import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import type { Page } from "@playwright/test";
import { BEST_QUALITY } from "#lib/edge/cache-entry.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { isCachedOffline, isImmutable, OFFLINE_PAGE, ORDER_PAGES } from "#lib/shop/offline/offline-pages.ts";
import { keptIn, noConnection, untilControlled, untilKept, untilOrderable } from "@/tests/support/e2e-offline";
import { expectSaved, LEFT, orderAnswers, placeUnsentUntilQuiet, queuedBar, SAVED } from "@/tests/support/e2e-queue";
import { buyNow, fillToSummary, placedId, readDraft, readyToPlace } from "@/tests/support/e2e-shopper";
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

/** What every worker of the browser has been since now: "activated", "redundant" and the like. */
async function workerStatuses(page: Page): Promise<Set<string>> {
  const statuses = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { status } of versions) statuses.add(status);
  });
  await session.send("ServiceWorker.enable");
  return statuses;
}

/** The network is back. A browser whose network is emulated doesn't tell this to a page that was opened without one. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

test.use({ serviceWorkers: "allow" });
// What the test cuts off, the pages may miss.
test.beforeEach(({ guard }) => guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/));

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
test("the offline page finds the shop again where the browser never tells of it", async ({ page, context }) => {
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

// promise: No answer of the API and no page of one shopper's own is kept
test("nothing of the API, an account or a customer is ever cached", async ({ page, context, shop }) => {
  await page.goto("/");
  await untilKept(page, "/");
  await untilOrderable(page);
  // From here on the worker sees every request.
  await buyNow(page, "Hill Tea");
  await fillToSummary(page);
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
test("the cart opens though the network failed between its page and its scripts", async ({ page, context }) => {
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

test("who reads Tamil has the offline page and the pages of an order in Tamil", async ({ page }) => {
  await page.goto("/ta");
  const inTamil = [...ORDER_PAGES, OFFLINE_PAGE].map((path) => pathIn("ta", path));
  await expect.poll(async () => Object.values(await keptIn(page)).flat()).toEqual(expect.arrayContaining(inTamil));
});

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
  expect(bytes).toBeLessThan(150 * 1024);
});

/** The bytes of a response on the wire, compressed as `npm start` does; the shop of the tests compresses faster and less. */
async function transferred(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BEST_QUALITY } }).length;
}

// promise: A network that hangs holds no kept page up
test("where a page gets no answer the cached one opens after about four seconds", async ({ page, shop }) => {
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
test("an order placed offline is queued, shown truly, and sent once", async ({ page, context, shop, guard }) => {
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

  const sent = orderAnswers(context);
  await page.goto("/");
  await goOnline(page);
  await expect(queuedBar(page)).toContainText("Order placed");
  await page.goto("/order-summary");
  expect(await placedId(page)).toBe(order_id);
  expect(sent).toEqual([201]);
  expect(shop.ordersOnDisk().filter((order) => order.order_id === order_id)).toHaveLength(1);
});

// promise: A deployment replaces what was kept
test("the worker of a new deployment drops the caches of the one before", async ({ page, shop }) => {
  test.setTimeout(120_000);
  const deployed = await redeployable(shop.url);
  await page.goto(`${deployed.url}/contact`);
  await untilKept(page, "/contact");
  await page.reload();
  const cachesNow = () => page.evaluate(async () => (await caches.keys()).filter((each) => each !== "pictures").sort());
  await expect.poll(cachesNow).toEqual([expect.stringMatching(/^files-\w+$/), expect.stringMatching(/^pages-\w+$/)]);
  await page.goto(`${deployed.url}/terms`);
  await untilKept(page, "/terms");
  const statuses = await workerStatuses(page);
  deployed.deploy("another");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // The browser keeps the new one waiting while the old one still works, up to half a minute after the visitor has left.
  await page.goto("about:blank");
  await expect.poll(() => [...statuses], { timeout: 60_000 }).toContain("redundant");
  await page.goto(`${deployed.url}/terms`);
  await expect.poll(cachesNow).toEqual(["files-another", "pages-another"]);
  await untilKept(page, "/terms");
  expect((await keptIn(page)).pages).not.toContain("/contact");
  deployed.close();
});
