import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { HOUR, MINUTE, SECOND, stopClock } from "@/tests/support/clock";
import { heldBy } from "@/tests/support/held-file";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir, skipPauses } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

const RUSH = 100;

// promise: Orders that share a commit: none is answered for another, and one that fails takes none with it
test("orders that arrive together are written together, and one that fails takes none of them with it", async () => {
  const store = openSqlite(join(newDataDir(), "orders.sqlite"));
  const first = toPlace();
  await store.place(first);
  const rush = Array.from({ length: RUSH }, () => toPlace());
  const mistake = store.update(first.order.order_id, () => {
    throw new TypeError("a mistake");
  });
  const [failed, again, ...placed] = await Promise.allSettled([
    mistake,
    store.place(first),
    ...rush.map((order) => store.place(order)),
  ]);
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "a mistake" } });
  expect(again).toMatchObject({ value: { outcome: "replayed" } });
  expect(placed.map((one) => one.status === "fulfilled" && one.value.outcome)).toEqual(rush.map(() => "placed"));
  for (const { order } of rush) expect((await store.find(order.order_id))?.order).toEqual(order);
});

// promise: Waiting for another server's write holds up nothing else
test("while another server writes, this one goes on answering what need not be written", async () => {
  const file = join(newDataDir(), "orders.sqlite");
  const store = openSqlite(file);
  const known = toPlace();
  await store.place(known);
  const release = await heldBy(file);
  const placing = store.place(toPlace());
  const began = performance.now();
  expect(await store.find(known.order.order_id)).not.toBeNull();
  await pause(50);
  expect(performance.now() - began).toBeLessThan(2 * SECOND);
  await release();
  expect((await placing).outcome).toBe("placed");
});

test("in a rush the orders' messages wait for the outbox's next round, and each goes once", async () => {
  const server = await startMailServer();
  const shop = await freshShop({ ...server.env, RATE_LIMIT: "off" });
  const orders = Array.from({ length: RUSH }, () => anOrder());
  const answers = await Promise.all(orders.map((order) => shop.place(order)));
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 201));
  await shop.settled();
  const waiting = (await shop.unsent()).length;
  expect(waiting).toBeGreaterThan(0);
  expect(server.mails).toHaveLength(RUSH - waiting);
  expect((await shop.asStaff("POST", "/api/notifications")).body).toMatchObject({ tried: waiting, sent: waiting });
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(RUSH);
  expect(server.mails).toHaveLength(RUSH);
});

test("what happens while the outbox works off many old messages neither delays its next round nor starts a second one beside it", async () => {
  const server = await startMailServer();
  server.ways.hang = true;
  const shop = await freshShop(server.env);
  for (let n = 0; n < 30; n++) await shop.store().place(toPlace());
  const silent = { ...toPlace({ guest_email: null }), messages: [] };
  await shop.store().place(silent);
  const tried = async () => (await shop.unsent()).filter(({ attempts }) => attempts > 0).length;
  shop.start();
  // As many mails as it works on at once.
  await expect.poll(tried).toBe(1);
  const timers = vi.spyOn(globalThis, "setTimeout");
  for (const status of ["packed", "shipped", "delivered"]) {
    await shop.change(silent.order.order_id, { status });
    await shop.settled();
  }
  const [waking, ...more] = timers.mock.calls.filter(([, wait]) => wait === SECOND);
  expect(more).toEqual([]);
  shop.inside(waking?.[0] ?? expect.fail("nobody woke the outbox"));
  for (let look = 0; look < 20; look++) expect(await tried()).toBe(1);
});

const DAY = 24 * HOUR;
const now = Date.now();

test.each([
  ["a year ahead, and put right", now + 365 * DAY, now],
  ["right, and put a week back", now, now - 7 * DAY],
  ["right, and put a week ahead", now, now + 7 * DAY],
  ["at 1970, and put right", 0, now],
  // promise: A clock that jumps delays and doubles nothing
  // promise: A restart goes on where the last server stopped
])("the clock was %s: every order is listed once, and its mail goes at once, once", async (_how, before, after) => {
  stopClock(before);
  const port = await closedPort();
  const last = await freshShop(mailEnv(port));
  const orders = [anOrder(), anOrder()];
  for (const order of orders) expect((await last.place(order)).status).toBe(201);
  await last.settled();
  expect((await last.unsent()).map(({ attempts }) => attempts)).toEqual([1, 1]);

  vi.setSystemTime(after);
  const server = await startMailServer(port);
  const shop = await freshShop(mailEnv(port), last.dataDir);
  shop.start();
  await expect.poll(() => shop.unsent(), { timeout: 4000 }).toEqual([]);
  const ids = orders.map(({ order_id }) => order_id).sort();
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
    ids.map((id) => `<${id}.warehouse-email@wayanad-larder.example>`),
  );
  for (const order of orders) expect((await shop.place(order)).status).toBe(200);
  const listed = (await shop.asStaff("GET", "/api/orders")).body.orders ?? [];
  expect(listed.map(({ order_id }) => order_id).sort()).toEqual(ids);
});

// promise: Waiting for another server's write holds up nothing else ... and lasts no longer because the clock is put
//   back
test("the clock is put back while a write waits for another server: it waits no longer for that", async () => {
  stopClock();
  const file = join(newDataDir(), "orders.sqlite");
  const store = openSqlite(file);
  const end = await heldBy(file);
  // The clock that counts runs ten times as fast.
  const [elapsed, began] = [performance.now.bind(performance), performance.now()];
  vi.spyOn(performance, "now").mockImplementation(() => began + (elapsed() - began) * 10);
  const placing = store.place(toPlace()).catch((error: Error) => error.name);
  await pause(50);
  vi.setSystemTime(now - DAY);
  expect(await Promise.race([placing, pause(8000, "still waiting")])).toBe("StoreUnavailable");
  expect(performance.now() - began).toBeGreaterThan(4900);
  await end();
});

// promise: /api/health turns 503 when orders can't be saved ... whatever the clock does
test("the clock is put back: the shop's health is looked at anew all the same", async () => {
  stopClock();
  const shop = await freshShop();
  const health = async () => (await shop.call("GET", "/api/health")).status;
  expect(await health()).toBe(200);
  vi.spyOn(shop.store(), "probe").mockRejectedValue(new Error("gone"));
  expect(await health()).toBe(200);
  vi.setSystemTime(Date.now() - 10 * MINUTE);
  expect(await health()).toBe(503);
});

test("in a rush that does not end a message goes after five seconds all the same", async () => {
  skipPauses();
  const shop = await freshShop();
  const { countOrder, yieldToOrders } = await shop.inside(() => import("#lib/server/outbox/queue/backpressure.ts"));
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const rush = () => shop.inside(() => Array.from({ length: 10 }, countOrder));
  rush();
  let went: number | null = null;
  const waiting = shop.inside(yieldToOrders).then(() => {
    went = clock;
  });
  while (went === null && clock < 60_000) {
    clock += 50;
    rush();
    await nextTurn();
  }
  clock += 1_000;
  await waiting;
  expect(went).toBeGreaterThanOrEqual(5_000);
  expect(went).toBeLessThan(30_000);
});
