import { test } from "@playwright/test";
import catalogue from "@/lib/content/texts/ta/catalogue.json" with { type: "json" };
import { newDataDir, type ServedShop, sendJson, serveShop } from "@/tests/support/e2e-shop";
import { expect } from "@/tests/support/e2e-test";
import { anOrder } from "@/tests/support/orders";
import { recordTable } from "@/tests/support/record";

/** What a change may take until every server shows it, in milliseconds. */
const MOST = 60_000;
const SLUG = "green-cardamom";
const PAUSED = "We are making a new batch.";
const SAID = `${PAUSED} We open again on 18 January.`;
const pages = [
  ...`/ /cart /order-details /order-summary /category/spice /product-details/${SLUG} /nowhere`.split(" "),
  ..."/ta /ta/order-summary /ta/category/spice /ta/nowhere".split(" "),
];

const textOf = async (shop: ServedShop, path: string) => (await fetch(shop.url + path)).text();

/** Everything of one server that says whether the product is sold out, in one word where they agree. */
async function stockAt(shop: ServedShop): Promise<string> {
  const [category, inTamil, product, state] = await Promise.all([
    textOf(shop, "/category/spice"),
    textOf(shop, "/ta/category/spice"),
    textOf(shop, `/product-details/${SLUG}`),
    textOf(shop, "/api/shop"),
  ]);
  const signs = [
    category.includes("Sold out"),
    inTamil.includes(catalogue.card.soldOut),
    product.includes("Sold out"),
    product.includes('"availability":"https://schema.org/OutOfStock"'),
    (JSON.parse(state) as { sold_out: string[] }).sold_out.includes(SLUG),
  ];
  return [...new Set(signs.map((sign) => (sign ? "sold out" : "in stock")))].join(" and ");
}

/** The number of pages that show the message above everything else. */
async function pausedPages(shop: ServedShop): Promise<number> {
  const texts = await Promise.all(pages.map(async (path) => ({ path, html: await textOf(shop, path) })));
  // On a page in Tamil the day comes in Tamil, after the same message.
  const said = (path: string) => (path.startsWith("/ta") ? `>${PAUSED} ` : `>${SAID}</p>`);
  return texts.filter(({ path, html }) => html.split("<main")[0]?.includes(said(path))).length;
}

/** Waits until a server says so, and returns after how many milliseconds that was. */
async function after<T>(ask: () => Promise<T>, wanted: T): Promise<number> {
  const began = performance.now();
  await expect.poll(ask, { timeout: MOST, intervals: [200] }).toBe(wanted);
  return Math.round(performance.now() - began);
}

const patch = async (shop: ServedShop, path: string, body: object) => {
  expect((await sendJson("PATCH", shop.url + path, body, shop.asStaff)).status).toBe(200);
};

// promise: Pages of every server follow within 60 seconds, stay prerendered, and the build stays as it is
test("what staff switch is on the pages of every server within 60 seconds, and outlives a restart", async () => {
  test.setTimeout(240_000);
  const dataDir = newDataDir();
  const one = await serveShop({}, dataDir);
  const two = await serveShop({}, dataDir);
  // From memory, as shoppers get them.
  for (let n = 0; n < 3; n++)
    for (const shop of [one, two]) expect([await stockAt(shop), await pausedPages(shop)]).toEqual(["in stock", 0]);

  const figures = [["change", "the server that was called, ms", "another, ms"]];
  const measure = async (change: string, ask: (shop: ServedShop) => Promise<unknown>, wanted: unknown) => {
    const [own, other] = await Promise.all([one, two].map((shop) => after(() => ask(shop), wanted)));
    figures.push([change, String(own), String(other)]);
  };
  await patch(one, `/api/products/${SLUG}`, { in_stock: false });
  await measure("sold out, by call", stockAt, "sold out");
  await patch(one, "/api/shop", { orders_paused: PAUSED, reopens_on: "2999-01-18" });
  await measure("paused, by call", pausedPages, pages.length);
  const refused = await sendJson("POST", `${two.url}/api/orders`, anOrder());
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([503, SAID]);

  const pageOf = async (shop: ServedShop) => fetch(`http://127.0.0.1:${shop.upstream.port}/category/spice`);
  await pageOf(one);
  // Still prerendered: made once, and then given from Next's own memory.
  const { headers } = await pageOf(one);
  expect([headers.get("x-nextjs-cache"), headers.get("x-nextjs-prerender")]).toEqual(["HIT", "1"]);

  // The build itself knows nothing of it; a server that starts over this store soon does.
  const elsewhere = await serveShop();
  expect([await stockAt(elsewhere), await pausedPages(elsewhere)]).toEqual(["in stock", 0]);
  await elsewhere.stop();
  await two.kill();
  await two.gone;
  const again = await serveShop({}, dataDir);
  await Promise.all([after(() => stockAt(again), "sold out"), after(() => pausedPages(again), pages.length)]);

  await patch(again, "/api/shop", { orders_paused: null });
  await patch(again, `/api/products/${SLUG}`, { in_stock: true });
  const took = await Promise.all([one, again].map((shop) => after(() => stockAt(shop), "in stock")));
  figures.push(["in stock, by call", ...took.map(String)]);
  for (const shop of [one, again]) await after(() => pausedPages(shop), 0);
  recordTable("live-switches.md", figures);
  expect(one.printed() + again.printed()).not.toContain("_failed");
  for (const shop of [one, again, two]) await shop.stop();
});
