import { weigh } from "@/scripts/bench/weight";
import { BEST } from "@/scripts/front/kept-answer";
import { newDataDir, serveShop } from "@/tests/support/e2e-shop";
import { test as base, expect } from "@/tests/support/e2e-test";

/** A shop that compresses as npm start's does. */
const test = base.extend({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const shop = await serveShop({}, newDataDir(), BEST);
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
});

/** In KB on the wire until the load event, on a phone with an empty cache; what is fetched ahead comes later. */
const most = { html: 12, css: 10, js: 145, fonts: 50 };
const pages = [
  { path: "/", total: 320 },
  { path: "/category/spice", total: 290 },
  { path: "/product-details/black-pepper", total: 290 },
];

for (const { path, total } of pages)
  test(`${path} weighs no more than it may, and comes in 16 answers`, async ({ browser, shop, request }) => {
    // The first who asks gets what Next has compressed in haste; from then on the front has it well compressed.
    for (const _ of [1, 2]) await weigh(browser, shop.url + path);
    const kept = async () =>
      (await request.get(path, { headers: { "Accept-Encoding": "br" } })).headers()["content-encoding"];
    await expect.poll(kept).toBe("br");
    const { atLoad, requestsAtLoad, later, cls } = await weigh(browser, shop.url + path);
    for (const [kind, kb] of Object.entries(most))
      expect.soft(atLoad[kind as keyof typeof most] / 1000, kind).toBeLessThanOrEqual(kb);
    // Nothing was weighed: then nothing is proven.
    expect(Math.min(atLoad.html, atLoad.css, atLoad.js, atLoad.fonts, atLoad.pictures)).toBeGreaterThan(0);
    expect.soft(atLoad.total / 1000, "in all").toBeLessThanOrEqual(total);
    expect.soft(requestsAtLoad).toBeLessThanOrEqual(16);
    expect.soft(later / 1000, "fetched ahead").toBeLessThanOrEqual(60);
    expect.soft(cls).toBe(0);
  });
