import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { watchShifts } from "@/tests/support/e2e-shifts";
import { expect, test } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";

/**
 * A shop behind a connection on which a page comes in pieces.
 * @param shop its origin; everything but a page is answered whole
 * @returns `url`, the origin to visit; `page()`, the next page asked for, with what sends a piece of its HTML
 */
async function serveInPieces(shop: string) {
  let asked = Promise.withResolvers<{ html: Buffer; response: ServerResponse }>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(shop + request.url, { headers: { accept: request.headers.accept ?? "*/*" } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "Content-Type": type });
    if (type.startsWith("text/html")) asked.resolve({ html: body, response });
    else response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async page() {
      const page = await asked.promise;
      asked = Promise.withResolvers();
      return page;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A cart with more packs than its badge counts. */
const manyPacks = ["Hill Tea", "Kokum"].map((name) => ({
  id: `${name}-1`,
  product_name: name,
  name,
  category: name === "Kokum" ? "Dried Fruit" : "Tea",
  price: 200,
  quantity: 60,
  isSample: false,
  description: "",
}));

/** Two frames: what has changed until now has been laid out and painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName("first-contentful-paint").length > 0) done();
        }).observe({ type: "paint", buffered: true }),
      ),
  );

const paths = [
  "/",
  "/categories",
  "/category/spice",
  "/category/tea",
  "/product-details/green-cardamom",
  "/cart",
  "/order-status",
  "/order-details",
  "/order-summary",
  "/product-details",
  "/login",
  "/register",
  "/profile",
  "/contact",
  "/privacy",
  "/unknown",
];
/** On a wide screen the short form looks at one page of each kind. */
const widePaths = long ? paths : ["/", "/category/spice", "/product-details/green-cardamom", "/cart", "/login"];
for (const [width, height, looked] of [
  [412, 823, paths],
  [1440, 900, widePaths],
] as const)
  for (const path of looked)
    test(`nothing moves on ${path} at ${width} px while fonts, pictures and the cart's 99+ arrive late`, async ({
      page,
      guard,
    }) => {
      guard.allow(/status of 404/);
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await page.addInitScript((cart) => localStorage.setItem("cart", JSON.stringify(cart)), manyPacks);
      const late = Promise.withResolvers<void>();
      await page.route(/\/pictures\/|\.woff2/, async (route) => {
        await late.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await firstPaint(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The checkout and the pages without a header have no count.
      const count = page.getByTestId("cart-count");
      if (!path.startsWith("/order-d") && !path.startsWith("/order-su")) await expect(count).toHaveText("99+");
      await painted(page);
      late.resolve();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() =>
        [...document.images].every((image) => {
          const { top, left, bottom } = image.getBoundingClientRect();
          const inSight = bottom > 0 && top < innerHeight && left < innerWidth;
          return image.complete || !inSight;
        }),
      );
      await painted(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    });

const PIECES = 40;
for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  for (const path of ["/", "/category/tea", "/product-details/green-cardamom", "/cart", "/login"])
    test(`nothing moves on ${path} at ${width} px while the page itself comes in ${PIECES} pieces`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      const slow = await serveInPieces(shop.url);
      const visit = page.goto(`${slow.url}${path}`);
      const { html, response } = await slow.page();
      // What follows the content is below the first screen.
      const [from, to] = [html.indexOf("<body"), html.indexOf("</main>")];
      response.write(html.subarray(0, from));
      await page.waitForURL(`**${path}`, { waitUntil: "commit" });
      for (let n = 0; n < PIECES; n++) {
        const cut = (k: number) => Math.round(from + ((to - from) * k) / PIECES);
        response.write(html.subarray(cut(n), cut(n + 1)));
        await painted(page);
      }
      response.end(html.subarray(to));
      await visit;
      await painted(page);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      await slow.close();
    });
