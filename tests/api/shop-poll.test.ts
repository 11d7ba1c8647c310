import { expect, onTestFinished, test, vi } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { stopTimers } from "@/tests/support/clock";
import { EVERY_PAGE } from "@/tests/support/every-page";
import { freshShop, type Shop } from "@/tests/support/shop";

const [product] = products;
if (!product) throw new Error("no products");
const PAUSED = "We are making a new batch.";
const stateOf = async (shop: Shop) => (await shop.call("GET", "/api/shop")).body;
const setInStock = (shop: Shop, slug: string, body: unknown) => shop.asStaff("PATCH", `/api/products/${slug}`, body);
const pause = (shop: Shop, body: unknown) => shop.asStaff("PATCH", "/api/shop", body);

/** Carries the server's calls of itself to its handlers. */
function standInNetwork(shop: Shop) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url));
    const token = new Headers(init?.headers).get("authorization")?.replace("Bearer ", "");
    const { status } = await shop.call("POST", pathname, { token });
    return new Response(null, { status });
  });
}

/** Lets time pass for one server, and the work that follows. */
async function passFor(shop: Shop, milliseconds: number): Promise<void> {
  await shop.inside(() => vi.advanceTimersByTimeAsync(milliseconds));
  for (let n = 0; n < 20; n++) await new Promise(setImmediate);
}

// promise: Pages of every server follow within 60 seconds, stay prerendered, and the build stays as it is ... also a
//   page that was being made meanwhile
test("a change that another server has made is found by the poll, which has this server's pages made anew twice", async () => {
  stopTimers();
  const one = await freshShop();
  const two = await freshShop({ PORT: "4100" }, one.dataDir);
  const network = standInNetwork(two);
  two.start();
  await passFor(two, 1_000);
  await setInStock(one, product.slug, { in_stock: false });
  expect((await stateOf(two)).sold_out).toEqual([]);
  expect(network).not.toHaveBeenCalled();
  await passFor(two, 10_000);
  expect((await stateOf(two)).sold_out).toEqual([product.slug]);
  expect(two.revalidated).toEqual(EVERY_PAGE);
  expect(network.mock.calls[0]?.[0]).toBe("http://127.0.0.1:4100/api/shop/revalidate");
  // Once more, for a page that was being rendered at the time; and then no more.
  await passFor(two, 10_000);
  expect(two.revalidated).toEqual([...EVERY_PAGE, ...EVERY_PAGE]);
  await passFor(two, 60_000);
  expect(two.revalidated).toHaveLength(2 * EVERY_PAGE.length);
});

test("the server's own change is followed by one more making of the pages", async () => {
  stopTimers();
  const shop = await freshShop();
  standInNetwork(shop);
  shop.start();
  await passFor(shop, 1_000);
  await setInStock(shop, product.slug, { in_stock: false });
  await passFor(shop, 60_000);
  expect(shop.revalidated).toEqual([...EVERY_PAGE, ...EVERY_PAGE]);
});

// promise: A pause ends by itself on its day in India ... and so on the pages
test("a pause that ends by itself has the pages made anew", async () => {
  stopTimers();
  vi.setSystemTime("2026-12-31T18:29:00Z");
  const shop = await freshShop();
  standInNetwork(shop);
  await pause(shop, { orders_paused: PAUSED, reopens_on: "2027-01-01" });
  shop.start();
  await passFor(shop, 30_000);
  const before = shop.revalidated.length;
  await passFor(shop, 40_000);
  expect(shop.revalidated.length).toBeGreaterThan(before);
});

// promise: Pages of every server follow within 60 seconds, stay prerendered, and the build stays as it is ... by a poll
//   that nothing can stop
test("a store that fails leaves the state as it was, and is logged once until it answers", async () => {
  stopTimers();
  const shop = await freshShop();
  standInNetwork(shop);
  await setInStock(shop, product.slug, { in_stock: false });
  const failing = vi.spyOn(shop.store(), "shopState").mockRejectedValue(new Error("no state"));
  shop.start();
  await passFor(shop, 60_000);
  expect(failing.mock.calls.length).toBeGreaterThan(4);
  expect((await stateOf(shop)).sold_out).toEqual([product.slug]);
  expect(shop.logLines.filter((line) => line.includes("shop_state_read_failed"))).toHaveLength(1);
});

// promise: Pages of every server follow within 60 seconds, stay prerendered, and the build stays as it is ... and after
//   a start
test("at its start a server that can't call itself yet tries again each second", async () => {
  stopTimers();
  const one = await freshShop();
  await pause(one, { orders_paused: PAUSED });
  const two = await freshShop({}, one.dataDir);
  const network = standInNetwork(two);
  for (let n = 0; n < 3; n++) network.mockRejectedValueOnce(new TypeError("fetch failed"));
  two.start();
  await passFor(two, 0);
  expect([network.mock.calls.length, two.revalidated]).toEqual([1, []]);
  for (let n = 0; n < 3; n++) await passFor(two, 1_000);
  expect(two.revalidated).toEqual(EVERY_PAGE);
  expect(two.logLines.filter((line) => line.includes("failed"))).toEqual([]);
});

const at = (day: string, time = "12:00:00") => vi.setSystemTime(new Date(`${day}T${time}+05:30`));

// The row 'harvest-2031' of the tests' shop is on from 14 to 17 January 2031.
test("at midnight in India the pages are made anew, when it begins and when it ends, and not in between", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  at("2031-01-12");
  const shop = await freshShop();
  const { countRevalidation, mustRevalidatePages } = await shop.inside(
    () => import("#lib/server/shop-state/shop-state.ts"),
  );
  const renewed = () =>
    shop.inside(() => {
      const must = mustRevalidatePages();
      while (mustRevalidatePages()) countRevalidation();
      return must;
    });
  at("2031-01-13", "23:59:59");
  expect(renewed()).toBe(false);
  at("2031-01-14", "00:00:00");
  expect(renewed()).toBe(true);
  at("2031-01-16");
  expect(renewed()).toBe(false);
  at("2031-01-18", "00:00:00");
  expect(renewed()).toBe(true);
});
