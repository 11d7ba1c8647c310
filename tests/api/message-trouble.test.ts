import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";
import { messageOf, toPlace } from "@/tests/support/store-fixtures";

const health = async (shop: Shop) => (await shop.call("GET", "/api/health")).body;
const DEAD = "WhatsApp refused the message for good (Twilio's code 63016).";

/** A shop in which so many orders' WhatsApp messages were given up, the newest last. */
async function shopWithFailures(count: number) {
  const providers = await shopWithProviders({ WAREHOUSE_WHATSAPP_FALLBACK: "", RATE_LIMIT: "off" });
  const { shop, mail: server, twilio } = providers;
  const numbers = [warehouse.one, warehouse.two];
  for (const number of numbers) twilio.answer(number, { status: 400, code: 63016 });
  for (let n = 0; n < count; n++) {
    await shop.place(anOrder());
    pass(SECOND);
  }
  await shop.settled();
  return { shop, server, twilio, numbers };
}

test("of any number of failures the newest is on the first page, and every one is on some page, once", async () => {
  const { shop, server } = await shopWithFailures(49);
  server.ways.refuseReader = 550;
  const last = await shop.placed();
  const ids: string[] = [];
  let cursor: unknown = "";
  let pages = 0;
  do {
    const { body } = await shop.asStaff("GET", `/api/notifications?state=failed${cursor && `&cursor=${cursor}`}`);
    const page = (body.notifications ?? []).map(({ id }) => id);
    if (pages === 0) expect(page).toContain(`${last.order_id}:warehouse-email`);
    ids.push(...page);
    cursor = body.next_cursor;
    pages += 1;
  } while (cursor && pages < 9);
  expect([pages, ids.length, new Set(ids).size]).toEqual([2, 101, 101]);
  expect((await shop.asStaff("GET", "/api/notifications?state=waiting")).body.notifications).toEqual([]);
});

test("a list of messages refuses a query that it does not know", async () => {
  const shop = await freshShop();
  for (const query of ["state=given_up", "state=", "cursor=rubbish", "limit=5", "stat=failed"]) {
    const { status, body } = await shop.asStaff("GET", `/api/notifications?${query}`);
    expect([query, status, body.code]).toEqual([query, 422, "invalid_order"]);
  }
});

test("health counts what waits and what failed, and is degraded while anything failed", async () => {
  const { shop } = await shopWithFailures(2);
  expect(await health(shop)).toMatchObject({ success: true, status: "degraded", messages: { waiting: 0, failed: 4 } });
  await shop.asStaff("POST", "/api/notifications/dismiss", { reason: DEAD });
  pass(6 * SECOND);
  expect(await health(shop)).toMatchObject({ status: "ok", messages: { waiting: 0, failed: 0 } });
});

test("health reports for how long the warehouse has had no message, and is degraded when that is too long", async () => {
  stopClock();
  const shop = await freshShop(mailEnv(await closedPort()));
  await shop.placed();
  pass(5 * MINUTE);
  expect(await health(shop)).toMatchObject({ status: "ok", messages: { waiting: 1, warehouse_unheard_seconds: 300 } });
  pass(11 * MINUTE);
  expect(await health(shop)).toMatchObject({ status: "degraded", messages: { warehouse_unheard_seconds: 960 } });
});

test("a public shop whose mail is only written to files is degraded: the warehouse hears of nothing", async () => {
  const NEXT_PUBLIC_SITE_URL = "https://shop.example";
  expect((await health(await freshShop({ NEXT_PUBLIC_SITE_URL }))).status).toBe("degraded");
  const { env } = await startMailServer();
  expect((await health(await freshShop({ NEXT_PUBLIC_SITE_URL, ...env }))).status).toBe("ok");
  expect((await health(await freshShop())).status).toBe("ok");
});

test("staff retry what was given up by its ids, and all of it by its reason; what is dismissed is neither listed nor sent", async () => {
  const { shop, twilio, numbers } = await shopWithFailures(2);
  for (const number of numbers) twilio.answer(number, "taken");
  const [first, other] = await shop.unsent();
  const before = twilio.arrived.length;
  const dismissed = await shop.asStaff("POST", "/api/notifications/dismiss", { ids: [other?.id] });
  expect([dismissed.status, dismissed.body.dismissed]).toEqual([200, 1]);
  const one = await shop.asStaff("POST", "/api/notifications/retry", { ids: [first?.id, "no:such-message"] });
  expect([one.status, one.body.retried]).toEqual([200, 1]);
  await shop.asStaff("POST", "/api/notifications");
  expect([twilio.arrived.length - before, (await shop.unsent()).length]).toEqual([1, 2]);
  const all = await shop.asStaff("POST", "/api/notifications/retry", { reason: DEAD });
  expect(all.body.retried).toBe(2);
  await shop.asStaff("POST", "/api/notifications");
  expect([twilio.arrived.length - before, await shop.unsent()]).toEqual([3, []]);
  expect((await shop.asStaff("POST", "/api/notifications/retry", { reason: DEAD })).body.retried).toBe(0);
});

test("a retry leaves alone what a server may be sending at this moment", async () => {
  stopClock();
  const shop = await freshShop(mailEnv(await closedPort()));
  const { order, ...rest } = toPlace();
  await shop.store().place({ order, ...rest, messages: [messageOf(order.order_id, "x", Date.now())] });
  const [message = expect.fail("no message")] = await shop.store().messagesOf(order.order_id);
  await shop.store().changeMessage(message, { attempts: 1, due_at: Date.now() + 2 * MINUTE });
  expect((await shop.asStaff("POST", "/api/notifications/retry", { ids: [message.id] })).body.retried).toBe(0);
});

test("what names no messages is refused, to retry and to dismiss", async () => {
  const shop = await freshShop();
  for (const choice of [{}, { ids: [] }, { ids: "x" }, { reason: "" }, { reason: 7 }, { ids: ["x"], reason: "y" }, []])
    for (const what of ["retry", "dismiss"]) {
      const { status, body } = await shop.asStaff("POST", `/api/notifications/${what}`, choice);
      expect([choice, status, body.code]).toEqual([choice, 422, "invalid_order"]);
    }
});

const [AGAIN, OURS] = ["will be tried again", "Sending failed on our side; see the log."];
/** What makes an order's message fail at every attempt, and what staff read of it. */
const poisons: [what: string, sql: string, status: string, reason: string][] = [
  ["whose order is gone", "DELETE FROM orders WHERE order_id = ?", "given up", "Its order is not in the store."],
  [
    "whose order lost its items",
    "UPDATE orders SET body = json_set(body, '$.items', json('[]')) WHERE order_id = ?",
    "given up",
    "The order lists no items.",
  ],
  ["whose order can't be read", "UPDATE orders SET body = '{}' WHERE order_id = ?", AGAIN, OURS],
  ["of a kind that is not known here", "UPDATE messages SET kind = 'pigeon' WHERE order_id = ?", AGAIN, OURS],
];

// promise: A poison message holds up no other
test.each(poisons)("a message %s holds up no other, and is listed", async (_what, sql, status, reason) => {
  stopClock();
  const port = await closedPort();
  const shop = await freshShop(mailEnv(port));
  const orders = [anOrder(), anOrder(), anOrder()];
  for (const order of orders) await shop.place(order);
  await shop.settled();
  const [before, poisoned, after] = orders.map(({ order_id }) => order_id);
  const db = new DatabaseSync(join(shop.dataDir, "orders.sqlite"));
  expect(db.prepare(sql).run(poisoned ?? "").changes).toBe(1);
  db.close();

  const server = await startMailServer(port);
  for (const tried of [3, status === "given up" ? 0 : 1]) {
    pass(7 * HOUR);
    expect((await shop.asStaff("POST", "/api/notifications")).body.tried).toBe(tried);
    expect(await shop.unsent()).toMatchObject([{ order_id: poisoned, status, reason }]);
  }
  expect(
    server.mails.map(({ messageId }) => messageId?.slice(1, -".warehouse-email@wayanad-larder.example>".length)).sort(),
  ).toEqual([before, after].sort());
});

test("a message that another server is sending is left to it, whatever else is delivered of its order", async () => {
  stopClock();
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const { order } = toPlace();
  const names = ["warehouse-email", "customer-email"];
  const messages = names.map((name) => messageOf(order.order_id, name, Date.now()));
  await shop.store().place({ ...toPlace({ order_id: order.order_id }), messages });
  const [leased] = await shop.store().messagesOf(order.order_id);
  await shop.store().changeMessage(leased ?? expect.fail("none"), { attempts: 1, due_at: Date.now() + 2 * MINUTE });
  const { deliverAfterAnswer } = await shop.inside(() => import("#lib/server/outbox/queue/outbox.ts"));
  shop.inside(() => deliverAfterAnswer({ order }));
  await shop.settled();
  const tried = (await shop.store().messagesOf(order.order_id)).map(({ id, attempts, state }) => [id, attempts, state]);
  expect(tried).toEqual([
    [leased?.id, 1, "pending"],
    [expect.any(String), 1, "sent"],
  ]);
});
