import { expect, test, vi } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { filedFacts } from "#lib/shop/catalogue/filed-facts.ts";
import { dayAfter, indianDay } from "#lib/shop/language/indian-day.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { EVERY_PAGE } from "@/tests/support/every-page";
import { anOrder } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const [product, other] = products;
if (!product || !other) throw new Error("no products");
const { cards: _, ...filedOnTheWire } = filedFacts;
const PAUSED = "We are making a new batch.";
const OPEN = { success: true, orders_paused: null, reopens_on: null, sold_out: [], ...filedOnTheWire };
/** The revalidations of Next, once each. */
const stateOf = async (shop: Shop) => (await shop.call("GET", "/api/shop")).body;
const setInStock = (shop: Shop, slug: string, body: unknown) => shop.asStaff("PATCH", `/api/products/${slug}`, body);
const pause = (shop: Shop, body: unknown) => shop.asStaff("PATCH", "/api/shop", body);

test("staff switch products to sold out and back, and every page shows it", async () => {
  const shop = await freshShop();
  expect(await stateOf(shop)).toEqual(OPEN);
  const { slug, name } = product;
  const { status, body } = await setInStock(shop, slug, { in_stock: false });
  expect([status, body]).toEqual([200, { success: true, product: { slug, name, in_stock: false } }]);
  await setInStock(shop, other.slug, { in_stock: false });
  expect((await stateOf(shop)).sold_out).toEqual([slug, other.slug].sort());
  expect(shop.revalidated).toEqual([...EVERY_PAGE, ...EVERY_PAGE]);
  expect((await setInStock(shop, slug, { in_stock: true })).body.product).toEqual({ slug, name, in_stock: true });
  expect(await stateOf(shop)).toEqual({ ...OPEN, sold_out: [other.slug] });
});

test("staff pause orders with a reason and a last day, and open again", async () => {
  const shop = await freshShop();
  const sent = { orders_paused: `  ${PAUSED.normalize("NFD")} `, reopens_on: "2999-01-18" };
  const paused = { ...OPEN, orders_paused: PAUSED, reopens_on: "2999-01-18" };
  expect((await pause(shop, sent)).body).toEqual(paused);
  expect(shop.revalidated).toEqual(EVERY_PAGE);
  expect(await stateOf(shop)).toEqual(paused);
  // A pause without a day has none.
  expect((await pause(shop, { orders_paused: PAUSED })).body).toEqual({ ...paused, reopens_on: null });
  expect((await pause(shop, { orders_paused: null })).body).toEqual(OPEN);
});

const long = (length: number) => "x".repeat(length);
// promise: A pause that makes no sense is refused
test("a pause that makes no sense is refused beside its field, and the shop stays open; its longest reason is 200 characters", async () => {
  const shop = await freshShop();
  const today = indianDay(new Date());
  for (const [body, field] of [
    [{}, "orders_paused"],
    [{ orders_paused: 1 }, "orders_paused"],
    [{ orders_paused: " \u200b " }, "orders_paused"],
    [{ orders_paused: long(201) }, "orders_paused"],
    // Many marks, which cost time to compose.
    [{ orders_paused: `a${"\u0301".repeat(20_000)}` }, "orders_paused"],
    [{ orders_paused: "Closed.\nReally." }, "orders_paused"],
    [{ orders_paused: "Closed \u0007." }, "orders_paused"],
    [{ orders_paused: PAUSED, reopens_on: "2999-02-30" }, "reopens_on"],
    [{ orders_paused: PAUSED, reopens_on: "2026-01-01" }, "reopens_on"],
    // It would be over today.
    [{ orders_paused: PAUSED, reopens_on: today }, "reopens_on"],
    [{ orders_paused: null, reopens_on: "2999-01-18" }, "reopens_on"],
  ] as const) {
    const answer = await pause(shop, body);
    const fields = Object.keys(answer.body.fields ?? {});
    expect([body, answer.status, answer.body.code, fields]).toEqual([body, 422, "invalid_order", [field]]);
  }
  expect([await stateOf(shop), shop.revalidated]).toEqual([OPEN, []]);
  for (const most of [{ orders_paused: long(200) }, { orders_paused: PAUSED, reopens_on: dayAfter(today) }])
    expect((await pause(shop, most)).status).toBe(200);
});

test("a product that is none is 404, and a word that is neither true nor false 422", async () => {
  const shop = await freshShop();
  for (const slug of ["lime-relich", "Lime-Relish", "__proto__", "%00"]) {
    const { status, body } = await setInStock(shop, slug, { in_stock: false });
    expect([status, body.code]).toEqual([404, "not_found"]);
  }
  for (const body of [{}, { in_stock: "no" }, { in_stock: null }]) {
    const answer = await setInStock(shop, product.slug, body);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
      422,
      "invalid_order",
      ["in_stock"],
    ]);
  }
  expect(await stateOf(shop)).toEqual(OPEN);
});

// promise: A pause ends by itself on its day in India
test("a pause ends by itself when its day begins in India", async () => {
  stopClock();
  vi.setSystemTime("2026-12-31T18:29:00Z");
  const shop = await freshShop();
  await pause(shop, { orders_paused: PAUSED, reopens_on: "2027-01-01" });
  expect((await shop.place(anOrder())).status).toBe(503);
  pass(MINUTE);
  expect(await stateOf(shop)).toEqual(OPEN);
  expect((await shop.place(anOrder())).status).toBe(201);
});

// promise: Asking costs no store anything
test("asking for the state reads no store, however often", async () => {
  const shop = await freshShop();
  await setInStock(shop, product.slug, { in_stock: false });
  const read = vi.spyOn(shop.store(), "shopState");
  for (let n = 0; n < 100; n++) expect((await stateOf(shop)).sold_out).toEqual([product.slug]);
  expect(read).not.toHaveBeenCalled();
});

// promise: Strangers have nothing made anew
test("wrong secrets make nothing anew, and after some of them the sender waits", async () => {
  const shop = await freshShop();
  for (let n = 0; n < 20; n++)
    expect((await shop.call("POST", "/api/shop/revalidate", { token: `guess-${n}` })).status).toBe(401);
  expect((await shop.call("POST", "/api/shop/revalidate")).status).toBe(429);
  expect(shop.revalidated).toEqual([]);
});

// promise: A read that is late undoes nothing
test("a read that began before a change does not undo it", async () => {
  const shop = await freshShop();
  const store = shop.store();
  const read = store.shopState.bind(store);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: hasRead, resolve: markRead } = Promise.withResolvers<void>();
  vi.spyOn(store, "shopState").mockImplementationOnce(async () => {
    const old = await read();
    markRead();
    await released;
    return old;
  });
  const slow = shop.place(anOrder());
  await hasRead;
  await setInStock(shop, product.slug, { in_stock: false });
  release();
  await slow;
  expect((await stateOf(shop)).sold_out).toEqual([product.slug]);
});
