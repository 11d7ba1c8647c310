import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { digestMessage } from "#lib/shop/messages/digest-message.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { MINUTE, pass, SECOND } from "@/tests/support/clock";
import { anOrder, type SentOrder, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import type { Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

const NOON = "2026-11-20T12:00:00.000Z";
/** So many in a minute each get a message of their own. */
const SINGLES = 8;

async function busyShop(variables: Record<string, string> = {}) {
  const { shop, twilio } = await shopWithProviders(variables, NOON);
  /** The text of each message that a number got, or the values of its template. */
  const received = (number: string) => twilio.to(number).map(({ form }) => form.Body ?? form.ContentVariables ?? "");
  const tryDue = () => shop.asStaff("POST", "/api/notifications");
  return { shop, twilio, received, tryDue };
}

async function placeAll(shop: Shop, count: number): Promise<SentOrder[]> {
  const orders = Array.from({ length: count }, (_, n) => anOrder({ guest_name: `Customer ${n}` }));
  for (const order of orders) expect((await shop.place(order)).status).toBe(201);
  await shop.settled();
  return orders;
}

/** How often a number's messages name each order. */
const namings = (received: string[], orders: SentOrder[]) =>
  orders.map(({ order_id }) => received.filter((text) => text.includes(spokenNumber(order_id))).length);

// promise: More orders than WhatsApp takes reach the warehouse in one message for several
test("of 25 orders in a minute 8 reach each warehouse number by themselves, and the rest in two messages that list each", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, 25);
  expect(received(warehouse.one)).toHaveLength(SINGLES);
  expect((await shop.unsent()).map(({ status }) => status)).toEqual(Array((25 - SINGLES) * 2).fill("waiting"));
  pass(MINUTE);
  await tryDue();
  for (const number of [warehouse.one, warehouse.two]) {
    expect(received(number)).toHaveLength(SINGLES + 2);
    expect(namings(received(number), orders)).toEqual(orders.map(() => 1));
  }
  const headlines = received(warehouse.one)
    .slice(SINGLES)
    .map((text) => text.split("\n")[0]);
  expect(headlines.map((line) => /: (\d+) new orders\*$/.exec(line ?? "")?.[1]).sort()).toEqual(["10", "7"]);
  expect(await shop.unsent()).toEqual([]);
});

test("orders that come every eight seconds have a message each", async () => {
  const { shop, received } = await busyShop();
  for (let n = 0; n < 10; n++) {
    await placeAll(shop, 1);
    pass(8 * SECOND);
  }
  expect(received(warehouse.one)).toHaveLength(10);
});

test("a number never gets more than ten messages about new orders in a minute, and hears of every order in the minutes after", async () => {
  const { shop, received, tryDue } = await busyShop({ TRUST_PROXY: "1", MESSAGE_CEILING: "1000" });
  // In the second minute ten messages of ten orders leave, and in the third the last seven.
  const orders = Array.from({ length: SINGLES + 107 }, () => anOrder());
  for (const [n, order] of orders.entries()) await shop.place(order, { "x-forwarded-for": `198.51.100.${n}` });
  await shop.settled();
  for (let minute = 0; minute < 2; minute++) {
    const before = received(warehouse.one).length;
    pass(MINUTE);
    await tryDue();
    expect(received(warehouse.one).length - before).toBeLessThanOrEqual(10);
  }
  expect(namings(received(warehouse.one), orders)).toEqual(orders.map(() => 1));
});

test("an order that is cancelled before the message for several leaves is not in it", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, SINGLES + 4);
  const waiting = await shop.unsent();
  const isUnsent = ({ order_id }: SentOrder) => waiting.filter((message) => message.order_id === order_id).length === 2;
  const cancelled = orders.find(isUnsent) ?? expect.fail("at least one number was told of every order");
  await shop.asStaff("PATCH", `/api/orders?orderId=${cancelled.order_id}`, { status: "cancelled" });
  pass(2 * MINUTE);
  await tryDue();
  const newOrders = received(warehouse.one).filter((text) => /: new order |: \d+ new orders/.test(text));
  expect(namings(newOrders, orders)).toEqual(orders.map((order) => (order === cancelled ? 0 : 1)));
});

test("when the message for several fails, each of its orders is tried again and none is lost", async () => {
  const { shop, twilio, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, 18);
  twilio.answer(warehouse.one, { status: 500 });
  pass(MINUTE);
  await tryDue();
  const failing = (await shop.unsent()).filter(({ recipient }) => recipient.endsWith(warehouse.one.slice(-4)));
  expect(failing.map(({ status, attempts }) => [status, attempts])).toEqual(
    Array(18 - SINGLES).fill(["will be tried again", 1]),
  );
  const failed = received(warehouse.one).length;
  twilio.answer(warehouse.one);
  pass(3 * MINUTE);
  await tryDue();
  const again = orders.filter(({ order_id }) => failing.some((message) => message.order_id === order_id));
  expect(namings(received(warehouse.one).slice(failed), again)).toEqual(Array(10).fill(1));
  expect(await shop.unsent()).toEqual([]);
});

test("with an approved template the list is in its values, without line breaks and within WhatsApp's length", async () => {
  const { shop, received, tryDue } = await busyShop({ TWILIO_CONTENT_SID: `HX${"0".repeat(32)}` });
  const orders = await placeAll(shop, SINGLES + 10);
  const listed = orders.filter(({ order_id }) => !received(warehouse.one).some((text) => text.includes(order_id)));
  pass(MINUTE);
  await tryDue();
  const [list = ""] = received(warehouse.one).slice(SINGLES);
  const values: Record<string, string> = JSON.parse(list);
  expect(Object.keys(values)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(list).not.toContain("\\n");
  expect(Object.values(values).join("").length).toBeLessThanOrEqual(824);
  expect(namings([list], listed)).toEqual(Array(10).fill(1));
});

// promise: A poison message holds up no other
test("an order that can't be read keeps none of the others in its message from the warehouse", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, SINGLES + 12);
  const poisoned = orders.at(-1)?.order_id ?? "";
  const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
  db.prepare("UPDATE orders SET body = '{}' WHERE order_id = ?").run(poisoned);
  db.close();
  pass(MINUTE);
  await tryDue();
  expect(namings(received(warehouse.one), orders.slice(0, -1))).toEqual(orders.slice(0, -1).map(() => 1));
  const unsent = await shop.unsent();
  expect(new Set(unsent.map(({ order_id }) => order_id))).toEqual(new Set([poisoned]));
  expect(unsent.filter(({ reason }) => reason?.includes("our side"))).toHaveLength(2);
});

test("a message that lists ten orders counts as the one paid message that it is", async () => {
  const { shop, received, tryDue } = await busyShop({ MESSAGE_CEILING: String(2 * SINGLES + 4) });
  const orders = await placeAll(shop, SINGLES + 10);
  pass(MINUTE);
  await tryDue();
  // Eight single ones and one for the rest, for each of two numbers.
  expect(received(warehouse.one)).toHaveLength(SINGLES + 1);
  expect(await shop.unsent()).toEqual([]);
  const later = await placeAll(shop, 1);
  expect(namings(received(warehouse.one), [...orders, ...later])).toEqual([...orders, ...later].map(() => 1));
});

test("no try counts for the orders of a message that the ceiling holds back", async () => {
  const { shop, tryDue } = await busyShop({ MESSAGE_CEILING: String(2 * SINGLES) });
  await placeAll(shop, SINGLES + 10);
  pass(MINUTE);
  await tryDue();
  const held = (await shop.unsent()).filter(({ kind }) => kind === "whatsapp");
  expect(held.map(({ attempts, reason }) => [attempts, reason])).toEqual(
    Array(20).fill([0, "Too many paid messages within the hour."]),
  );
});

test("a message that failed takes no share of the ceiling from those of the next seconds", async () => {
  const { shop, twilio, received } = await busyShop({ MESSAGE_CEILING: "3", WAREHOUSE_WHATSAPP_FALLBACK: "" });
  twilio.answer(warehouse.one, { status: 500 }, "taken");
  await placeAll(shop, 2);
  expect([received(warehouse.one).length, received(warehouse.two).length]).toEqual([2, 2]);
  await placeAll(shop, 1);
  expect(twilio.arrived).toHaveLength(4);
});

test("the sum of a message for several is what is to be collected, discounts taken off", () => {
  const orders = [180, 900].map((total_price) => toPlace({ total_price, discount_amount: 20 }).order);
  expect(digestMessage(orders, "https://shop.example/staff")).toContain("Together ₹1,080, nothing paid online");
});
