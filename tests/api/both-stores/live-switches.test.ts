import { expect, test, vi } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { filedFacts } from "#lib/shop/catalogue/filed-facts.ts";
import { dayAfter, indianDay } from "#lib/shop/language/indian-day.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { EVERY_PAGE } from "@/tests/support/every-page";
import { anOrder, anOrderWithSample, paid, sample } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { nextDue } from "@/tests/support/store-fixtures";

const [product = expect.fail("no products"), other = product] = products;
const { cards: _, ...filedOnTheWire } = filedFacts;
const PAUSED = "We are making a new batch.";
const OPEN = { success: true, orders_paused: null, reopens_on: null, sold_out: [], ...filedOnTheWire };
const stateOf = async (shop: Shop) => (await shop.call("GET", "/api/shop")).body;
const setInStock = (shop: Shop, slug: string, body: object) => shop.asStaff("PATCH", `/api/products/${slug}`, body);
const pause = (shop: Shop, body: object) => shop.asStaff("PATCH", "/api/shop", body);

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
    const fields = Object.keys(answer.body.fields ?? {});
    expect([answer.status, answer.body.code, fields]).toEqual([422, "invalid_order", ["in_stock"]]);
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

async function expectNothingSaved(shop: Shop): Promise<void> {
  await shop.settled();
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  expect([await shop.unsent(), await nextDue(shop.store())]).toEqual([[], null]);
}

// promise: A sold-out pack or free sample is refused by its name
test("a pack or free sample that is sold out is refused by its name, and nothing is saved", async () => {
  const shop = await freshShop();
  await setInStock(shop, other.slug, { in_stock: false });
  const orders = [
    anOrderWithSample({ items: [paid(product.name), paid(other.name)], total_price: product.price + other.price }),
    anOrderWithSample({ items: [paid(product.name), sample(other.name)], total_price: product.price * 0.9 }),
  ];
  for (const sent of orders) {
    const { status, body } = await shop.place(sent);
    expect([status, body.code]).toEqual([422, "invalid_order"]);
    expect(body.error).toContain(other.name);
  }
  await expectNothingSaved(shop);
  await setInStock(shop, other.slug, { in_stock: true });
  for (const sent of orders) expect((await shop.place(sent)).status).toBe(201);
});

// promise: A pause refuses every order with its sentence
test("while orders are paused each is refused with the message that says why, and nothing is saved", async () => {
  const shop = await freshShop();
  await pause(shop, { orders_paused: PAUSED });
  const sent = anOrder();
  const { status, body, headers } = await shop.place(sent);
  expect([status, body.code, body.error]).toEqual([503, "orders_paused", PAUSED]);
  expect(headers.get("retry-after")).not.toBeNull();
  await expectNothingSaved(shop);
  await pause(shop, { orders_paused: null });
  expect((await shop.place(sent)).status).toBe(201);
});

// promise: A pause refuses every order with its sentence ... but one that was saved before is answered as saved
test("an order that was saved before orders were paused is answered as saved when it is sent again", async () => {
  const shop = await freshShop();
  const sent = anOrder({ items: [paid(other.name)], total_price: other.price });
  expect((await shop.place(sent)).status).toBe(201);
  await pause(shop, { orders_paused: PAUSED });
  await setInStock(shop, other.slug, { in_stock: false });
  const again = await shop.place(sent);
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  expect(again.body.order?.order_id).toBe(sent.order_id);
});

// promise: A pause refuses every order with its sentence ... on every server at once
test("what one server switches counts for an order at another at once, before any page says so", async () => {
  const one = await freshShop();
  const two = await freshShop({}, one.dataDir);
  await pause(one, { orders_paused: PAUSED, reopens_on: "2999-01-18" });
  expect((await two.call("GET", "/api/shop")).body.orders_paused).toBeNull();
  const { status, body } = await two.place(anOrder());
  expect([status, body.error]).toEqual([503, `${PAUSED} We open again on 18 January.`]);
  // The order has shown it.
  expect((await two.call("GET", "/api/shop")).body.orders_paused).toBe(PAUSED);
});

// promise: A pause refuses every order with its sentence ... and where the state can't be read nothing new is placed
test("an order that was saved is answered as saved while the shop's state can't be read, any other waits", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  expect((await shop.place(sent)).status).toBe(201);
  Object.assign(shop.store(), {
    shopState: () => Promise.reject(Object.assign(new Error("no state"), { name: "StoreUnavailable" })),
  });
  expect((await shop.place(sent)).status).toBe(200);
  const { status, body } = await shop.place(anOrder());
  expect([status, body.code]).toEqual([503, "unavailable"]);
});
