import { BEST_QUALITY } from "#lib/edge/cache-entry.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { newDataDir, serveShop } from "@/tests/support/e2e-shop";
import { test as base, expect, ownShop } from "@/tests/support/e2e-test";
import { weigh } from "@/tools/bench/weight";

/** A shop that compresses as npm start's does. */
const test = base.extend({ shop: ownShop(() => serveShop({}, newDataDir(), BEST_QUALITY)) });

/** In KB on the wire until the load event, on a phone with an empty cache; what is fetched ahead comes later. The page has its styles in it. */
const most = { html: 23, css: 0, js: 147, fonts: 50 };
/** The words in Tamil come on top of the page in English, which a visitor may have had first; its letters have three bytes each. */
const mostInTamil = { ...most, html: 23.5, js: 151 };
const pages = [
  { path: "/", total: 320 },
  { path: "/category/spice", total: 290 },
  { path: "/product-details/black-pepper", total: 290 },
];
const inEnglish = pages.map((page) => ({ ...page, answers: 14, limits: most }));
/** Their Tamil texts are one answer more. */
const inTamil = pages.map(({ path, total }) => ({
  path: pathIn("ta", path),
  total: total + 7,
  answers: 15,
  limits: mostInTamil,
}));

const weighed = [...inEnglish, ...inTamil];

// The first visitor gets Next's own compression; from the second request on the edge server caches its better one.
test.beforeAll(async ({ browser, shop }) => {
  for (const _ of [1, 2]) await Promise.all(weighed.map(({ path }) => weigh(browser, shop.url + path)));
  await shop.edge.settled();
});

for (const { path, total, answers, limits } of weighed)
  test(`${path} weighs no more than it may, and comes in ${answers} answers`, async ({ browser, shop, request }) => {
    const page = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    expect(page.headers()["content-encoding"]).toBe("br");
    const { atLoad, requestsAtLoad, later, cls } = await weigh(browser, shop.url + path);
    for (const [kind, kb] of Object.entries(limits))
      expect.soft(atLoad[kind as keyof typeof most] / 1000, kind).toBeLessThanOrEqual(kb);
    // Nothing was weighed: then nothing is proven.
    expect(Math.min(atLoad.html, atLoad.js, atLoad.fonts, atLoad.pictures)).toBeGreaterThan(0);
    expect.soft(atLoad.total / 1000, "in all").toBeLessThanOrEqual(total);
    expect.soft(requestsAtLoad).toBeLessThanOrEqual(answers);
    expect.soft(later / 1000, "fetched ahead").toBeLessThanOrEqual(60);
    expect.soft(cls).toBe(0);
  });
