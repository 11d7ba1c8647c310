import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, test } from "vitest";
import { eraseCustomer } from "#lib/server/orders/erase-customer.ts";
import { pass, stopClock } from "@/tests/support/clock";
import { anOrder, paid, phoneOf, type SentOrder } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

async function idsOf(shop: Shop, query: string): Promise<string[]> {
  const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
  expect([query, status, body.error]).toEqual([query, 200, undefined]);
  return (body.orders ?? []).map(({ order_id }) => order_id);
}
const found = (shop: Shop, words: string) => idsOf(shop, `q=${encodeURIComponent(words)}`);
async function placed(shop: Shop, other: Partial<SentOrder> = {}): Promise<string> {
  pass(1000);
  const { body } = await shop.place(anOrder(other));
  return body.order?.order_id ?? expect.fail(body.error);
}
const salem = { guest_address: "2 Fort Road, Salem, Tamil Nadu - 636007", guest_name: "Kavitha Raman" };
const tea = { items: [paid("Hill Tea")], total_price: 200 };

test("staff find an order by its town, its pincode and what is in it, alone and together with a name", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const here = await placed(shop);
  const there = await placed(shop, salem);
  const onlyTea = await placed(shop, { ...salem, ...tea });
  expect(await found(shop, "Salem")).toEqual([onlyTea, there]);
  expect(await found(shop, "sal kavitha")).toEqual([onlyTea, there]);
  expect(await found(shop, "636007")).toEqual([onlyTea, there]);
  expect(await found(shop, "6000")).toEqual([here]);
  expect(await found(shop, "black pepper")).toEqual([there, here]);
  expect(await found(shop, "pepp salem")).toEqual([there]);
  expect(await found(shop, "pepper madurai")).toEqual([]);
});

test("another address and other lines find a changed order, the former ones do not any more", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const id = await placed(shop, salem);
  const address = { line1: "9 South Street", city: "Madurai", state: "Tamil Nadu", pincode: "625001" };
  expect((await shop.change(id, { change: { address, items: [{ name: "Hill Tea", qty: 3 }] } })).status).toBe(200);
  for (const gone of ["salem", "636007", "black pepper"]) expect([gone, await found(shop, gone)]).toEqual([gone, []]);
  for (const now of ["madurai", "625001", "hill tea"]) expect([now, await found(shop, now)]).toEqual([now, [id]]);
});

// promise: nothing leads from what was typed to an erased customer
test("an erased customer's town and pincode find nothing any more; what was sold stays found", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const id = await placed(shop, { ...salem, guest_phone: phoneOf(7) });
  const how = { evenUnderWay: true, mailFolder: join(shop.dataDir, "mail"), now: Date.now() };
  await shop.inside(() => eraseCustomer(shop.store(), phoneOf(7), how));
  for (const gone of ["salem", "6360", "kavitha"]) {
    expect([gone, await found(shop, gone)]).toEqual([gone, []]);
    // Neither does the store itself have the term any more.
    expect((await shop.store().list({ limit: 9, terms: [`name:${gone}`] })).orders).toEqual([]);
  }
  expect(await found(shop, "pepper")).toEqual([id]);
});

test("orders with a status of staff's own are listed by themselves, newest first, in pages and by days, until they get a usual one", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [first, usual, second, third] = [
    await placed(shop),
    await placed(shop),
    await placed(shop),
    await placed(shop),
  ];
  for (const [id, status] of [
    [first, "on hold"],
    [second, "waits for jars"],
    [third, "on hold"],
    [usual, "packed"],
  ] as const)
    await shop.change(id, { status });
  expect(await idsOf(shop, "own_status=yes")).toEqual([third, second, first]);
  const { body } = await shop.asStaff("GET", "/api/orders?own_status=yes&limit=2");
  expect(body.orders?.map(({ order_id }) => order_id)).toEqual([third, second]);
  expect(await idsOf(shop, `own_status=yes&limit=2&cursor=${body.next_cursor}`)).toEqual([first]);
  expect(await idsOf(shop, "own_status=yes&until=2020-01-01")).toEqual([]);
  await shop.change(second, { status: "packed" });
  expect(await idsOf(shop, "own_status=yes")).toEqual([third, first]);
});

test.each(["own_status=no", "own_status=", "own_status=yes&status=packed", "own_status=yes&q=meena"])(
  "%s is no list of own statuses",
  async (query) => {
    const shop = await freshShop();
    const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
    expect([status, body.code]).toEqual([422, "invalid_order"]);
  },
);

// promise: an upgraded shop finds what the version before has stored
test.runIf(inject("store") === undefined)(
  "an order that the version before has put on hold is listed after the upgrade, one that it has packed since is not, and its town is found once it is changed",
  async () => {
    stopClock();
    const shop = await freshShop({ RATE_LIMIT: "off" });
    const [held, packed] = [await placed(shop, salem), await placed(shop, salem)];
    for (const id of [held, packed]) await shop.change(id, { status: "on hold" });
    const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
    db.exec("DELETE FROM order_terms WHERE term = 'own-status' OR term LIKE 'name:sal%'; PRAGMA user_version = 5");
    db.close();
    const { openSqliteStore } = await import("#lib/server/store/sqlite-store.ts");
    openSqliteStore(join(shop.dataDir, "orders.sqlite")).close();
    expect(await idsOf(shop, "own_status=yes")).toEqual([packed, held]);
    const later = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
    later.exec(
      `UPDATE orders SET status = 'packed', body = json_set(body, '$.status', 'packed') WHERE order_id = '${packed}'`,
    );
    later.close();
    expect(await idsOf(shop, "own_status=yes")).toEqual([held]);
    expect(await found(shop, "salem")).toEqual([]);
    await shop.change(held, { note: "rings twice" });
    expect(await found(shop, "salem")).toEqual([held]);
  },
);
