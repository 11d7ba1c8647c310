import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { SECOND } from "@/tests/support/clock";
import { heldBy } from "@/tests/support/held-file";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir } from "@/tests/support/shop";
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
