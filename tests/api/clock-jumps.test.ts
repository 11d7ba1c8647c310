import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { HOUR, MINUTE, stopClock } from "@/tests/support/clock";
import { heldBy } from "@/tests/support/held-file";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop, newDataDir } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { openSqlite } from "@/tests/support/stores";

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
