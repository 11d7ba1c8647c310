import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { anOrder, anOrderWithSample, paid, sample } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const [first, soldOut] = products;
if (!first || !soldOut) throw new Error("no products");
const PAUSED = "We are making a new batch, and take orders again on Monday.";

const setInStock = (shop: Shop, in_stock: boolean) =>
  shop.asStaff("PATCH", `/api/products/${soldOut.slug}`, { in_stock });
const pause = (shop: Shop, orders_paused: string | null, reopens_on?: string) =>
  shop.asStaff("PATCH", "/api/shop", { orders_paused, reopens_on });

async function expectNothingSaved(shop: Shop): Promise<void> {
  await shop.settled();
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  expect([await shop.unsent(), await shop.store().nextDue()]).toEqual([[], null]);
}

// promise: A sold-out pack or free sample is refused by its name
test("a pack or free sample that is sold out is refused by its name, and nothing is saved", async () => {
  const shop = await freshShop();
  await setInStock(shop, false);
  const orders = [
    anOrderWithSample({ items: [paid(first.name), paid(soldOut.name)], total_price: first.price + soldOut.price }),
    anOrderWithSample({ items: [paid(first.name), sample(soldOut.name)], total_price: first.price * 0.9 }),
  ];
  for (const sent of orders) {
    const { status, body } = await shop.place(sent);
    expect([status, body.code]).toEqual([422, "invalid_order"]);
    expect(body.error).toContain(soldOut.name);
  }
  await expectNothingSaved(shop);
  await setInStock(shop, true);
  for (const sent of orders) expect((await shop.place(sent)).status).toBe(201);
});

// promise: A pause refuses every order with its sentence
test("while orders are paused each is refused with the message that says why, and nothing is saved", async () => {
  const shop = await freshShop();
  await pause(shop, PAUSED);
  const sent = anOrder();
  const { status, body, headers } = await shop.place(sent);
  expect([status, body.code, body.error]).toEqual([503, "orders_paused", PAUSED]);
  expect(headers.get("retry-after")).not.toBeNull();
  await expectNothingSaved(shop);
  await pause(shop, null);
  expect((await shop.place(sent)).status).toBe(201);
});

// promise: A pause refuses every order with its sentence ... but one that was saved before is answered as saved
test("an order that was saved before orders were paused is answered as saved when it is sent again", async () => {
  const shop = await freshShop();
  const sent = anOrder({ items: [paid(soldOut.name)], total_price: soldOut.price });
  expect((await shop.place(sent)).status).toBe(201);
  await pause(shop, PAUSED);
  await setInStock(shop, false);
  const again = await shop.place(sent);
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  expect(again.body.order?.order_id).toBe(sent.order_id);
});

// promise: A pause refuses every order with its sentence ... on every server at once
test("what one server switches counts for an order at another at once, before any page says so", async () => {
  const one = await freshShop();
  const two = await freshShop({}, one.dataDir);
  await pause(one, PAUSED, "2999-01-18");
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
