import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { anOrder, customer, phoneOf } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";

const FROM = { "x-forwarded-for": "198.51.100.7" };

/** Two servers on one folder, at a turn of the hour, and one more on each call of `another`. */
async function servers() {
  stopClock(Math.floor(Date.now() / HOUR) * HOUR);
  const dataDir = newDataDir();
  const another = () => freshShop({}, dataDir);
  return { one: await another(), two: await another(), another };
}

/** Places so many orders of one address, and returns each answer's code or status. */
async function placed(shop: Shop, count: number, headers = FROM): Promise<(string | number)[]> {
  const answers = [];
  for (let n = 0; n < count; n++) answers.push(await shop.place(anOrder(), headers));
  return answers.map(({ status, body }) => body.code ?? status);
}

// promise: A limit holds for all servers together, and outlives a restart
// promise: 30 orders a minute and address
test("orders that other servers accepted from an address count here too, for a minute; refused ones do not", async () => {
  const { one, two, another } = await servers();
  pass(20 * SECOND);
  const saved = anOrder();
  expect((await one.place(saved, FROM)).status).toBe(201);
  expect(await placed(one, 19)).toEqual(Array(19).fill(201));
  const refused = await two.place(anOrder({ total_price: 1 }), FROM);
  expect(refused.body.code).toBe("price_changed");
  expect(await placed(two, 11)).toEqual([...Array(10).fill(201), "rate_limited"]);
  // One that was saved is answered again however many its address has placed.
  expect((await two.place(saved, FROM)).status).toBe(200);
  const third = await another();
  const answer = await third.place(anOrder(), FROM);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "40"]);
  expect(await placed(third, 1, { "x-forwarded-for": "198.51.100.8" })).toEqual([201]);
  pass(40 * SECOND);
  expect(await placed(third, 1)).toEqual([201]);
});

// promise: Guessing at a guest's order
test("after five wrong phone numbers for an order in an hour, at all servers together, the right one gets the same 404", async () => {
  const { one, two, another } = await servers();
  const [sent, other] = [await one.placed(), await one.placed()];
  const look = async (shop: Shop, phone: string) => {
    const { status } = await shop.lookUp(sent.order_id, phone);
    await shop.settled();
    return status;
  };
  for (let n = 0; n < 3; n++) expect(await look(one, customer.guest_phone)).toBe(200);
  for (let n = 0; n < 4; n++) expect(await look(one, phoneOf(n))).toBe(404);
  expect(await look(two, customer.guest_phone)).toBe(200);
  expect(await look(two, phoneOf(5))).toBe(404);
  const wrong = await one.lookUp("order-of-nobody-at-all", phoneOf(6));
  for (const shop of [one, two, await another()]) {
    expect(await look(shop, customer.guest_phone)).toBe(404);
    expect((await shop.lookUp(sent.order_id, customer.guest_phone)).body).toEqual(wrong.body);
    expect((await shop.lookUp(other.order_id, customer.guest_phone)).status).toBe(200);
  }
  pass(50 * MINUTE);
  expect(await look(await another(), customer.guest_phone)).toBe(404);
});

test("wrong phone numbers from before the turn of the hour count after it", async () => {
  const { one, another } = await servers();
  const sent = await one.placed();
  pass(50 * MINUTE);
  for (let n = 0; n < 5; n++) await one.lookUp(sent.order_id, phoneOf(n));
  await one.settled();
  pass(20 * MINUTE);
  const found = async () => (await (await another()).lookUp(sent.order_id, customer.guest_phone)).status;
  expect(await found()).toBe(404);
  pass(41 * MINUTE);
  expect(await found()).toBe(200);
});

test("a count that the store can't make refuses no order", async () => {
  const shop = await freshShop();
  shop.store().countHits = () => Promise.reject(new StoreUnavailable("an index is missing"));
  expect((await shop.place(anOrder(), FROM)).status).toBe(201);
});

// promise: Guessing at six characters of an id
test("after five wrong sixes for a phone number in an hour, at all servers together, the right six gets the same 404, and the whole id does not", async () => {
  const { one, two } = await servers();
  const sent = await one.placed({ order_id: "K7M2QX0123458989A1B0" });
  const look = (shop: Shop, typed = "89A 1B0") => shop.lookUp(typed, customer.guest_phone);
  const wrong = [];
  for (let n = 1; n <= 5; n++) {
    expect((await look(one)).status).toBe(200);
    wrong.push(await look(one, `ZZZ ZZ${n}`));
  }
  await one.settled();
  for (const shop of [one, two]) {
    const { status, body } = await look(shop);
    expect([status, body]).toEqual([404, wrong[0]?.body]);
    expect((await look(shop, sent.order_id)).status).toBe(200);
  }
  pass(HOUR + MINUTE);
  expect((await look(two)).status).toBe(200);
});

test("the store keeps neither the address nor the number that it counts", async () => {
  const shop = await freshShop();
  const store = shop.store();
  const keys: string[] = [];
  const { countHits } = store;
  store.countHits = (key, ...times) => {
    keys.push(key);
    return countHits.call(store, key, ...times);
  };
  const sent = anOrder();
  await shop.place(sent, FROM);
  await shop.lookUp(sent.order_id, customer.guest_phone);
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{64}$/);
});
