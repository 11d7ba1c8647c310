import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { MINUTE, pass, SECOND } from "@/tests/support/clock";
import { anOrder, type SentOrder, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import type { Shop } from "@/tests/support/shop";

const NOON = "2026-11-20T12:00:00.000Z";
/** So many messages about new orders get to a number in a minute. */
const PACE = 10;

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

/** One of the orders that no number has heard of yet: their turns come in no certain order. */
async function unheard(shop: Shop, orders: SentOrder[]): Promise<SentOrder> {
  const waiting = await shop.unsent();
  const isUnheard = ({ order_id }: SentOrder) =>
    waiting.filter((message) => message.order_id === order_id).length === 2;
  return orders.find(isUnheard) ?? expect.fail("each order has reached a number");
}

// promise: More orders than WhatsApp takes reach the warehouse in the minutes after, each once
test("of 25 orders in a minute ten reach each warehouse number, and the rest in the minutes after", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, 25);
  expect((await shop.unsent()).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array((25 - PACE) * 2).fill(["waiting", 0]),
  );
  for (const count of [10, 20, 25]) {
    for (const number of [warehouse.one, warehouse.two]) expect(received(number)).toHaveLength(count);
    pass(MINUTE);
    await tryDue();
  }
  for (const number of [warehouse.one, warehouse.two])
    expect(namings(received(number), orders)).toEqual(orders.map(() => 1));
  expect(await shop.unsent()).toEqual([]);
});

test("orders that come every eight seconds have a message each at once", async () => {
  const { shop, received } = await busyShop();
  for (let n = 0; n < 10; n++) {
    await placeAll(shop, 1);
    pass(8 * SECOND);
    expect(received(warehouse.one)).toHaveLength(n + 1);
  }
});

test("an order that is cancelled before its message's turn reaches no number, and no other waits for it", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, PACE + 8);
  const cancelled = await unheard(shop, orders);
  await shop.asStaff("PATCH", `/api/orders?orderId=${cancelled.order_id}`, { status: "cancelled" });
  pass(2 * MINUTE);
  await tryDue();
  const newOrders = received(warehouse.one).filter((text) => text.includes(": new order "));
  expect(namings(newOrders, orders)).toEqual(orders.map((order) => (order === cancelled ? 0 : 1)));
});

test("after a clock was set back a message waits no longer than its minute", async () => {
  const { shop } = await busyShop();
  await placeAll(shop, PACE);
  const back = Date.parse(NOON) - 120 * MINUTE;
  vi.setSystemTime(back);
  await placeAll(shop, 1);
  const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
  const waiting = db.prepare("SELECT due_at FROM messages WHERE kind = 'whatsapp' AND state = 'pending'").all();
  db.close();
  expect(waiting.map(({ due_at }) => Number(due_at) - back)).toEqual([MINUTE, MINUTE]);
});

// promise: A poison message holds up no other
test("an order that can't be read keeps none of the others from the warehouse", async () => {
  const { shop, received, tryDue } = await busyShop();
  const orders = await placeAll(shop, PACE + 8);
  const { order_id: poisoned } = await unheard(shop, orders);
  const others = orders.filter(({ order_id }) => order_id !== poisoned);
  const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
  db.prepare("UPDATE orders SET body = '{}' WHERE order_id = ?").run(poisoned);
  db.close();
  pass(MINUTE);
  await tryDue();
  expect(namings(received(warehouse.one), others)).toEqual(others.map(() => 1));
  const unsent = await shop.unsent();
  expect(new Set(unsent.map(({ order_id }) => order_id))).toEqual(new Set([poisoned]));
  // Those to both numbers and to the fallback number.
  expect(unsent.filter(({ reason }) => reason?.includes("our side"))).toHaveLength(3);
});

test("no try counts for messages that the ceiling holds back", async () => {
  const { shop, tryDue } = await busyShop({ MESSAGE_CEILING: String(2 * PACE) });
  await placeAll(shop, PACE + 5);
  pass(MINUTE);
  await tryDue();
  const held = (await shop.unsent()).filter(({ kind }) => kind === "whatsapp");
  expect(held.map(({ attempts, reason }) => [attempts, reason])).toEqual(
    Array(10).fill([0, "Too many paid messages within the hour."]),
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
