import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, staffToken } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const secret = "a-secret-of-the-scheduler";
const call = (shop: Shop, path: string, token: string = secret) => shop.call("GET", path, { token });

/** The samples of a metric, as 'name{labels}': value. */
const samplesOf = (text: string) =>
  new Map(
    text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );

// promise: The scheduler's secret opens a round of the outbox and the metrics, and nothing else
test("the scheduler's secret starts a round of what is due, and opens nothing of staff's", async () => {
  stopClock();
  const port = await closedPort();
  const shop = await freshShop({ ...mailEnv(port), CRON_SECRET: secret });
  await shop.placed();
  const mails = await startMailServer(port);
  pass(2 * MINUTE);
  const { status, body } = await call(shop, "/api/cron");
  expect([status, body]).toMatchObject([200, { success: true, tried: 1, sent: 1 }]);
  expect(mails.mails).toHaveLength(1);
  for (const path of ["/api/orders", "/api/notifications", "/api/staff/order-links"])
    expect((await call(shop, path)).status).toBe(401);
});

test("staff's token and a wrong secret open neither", async () => {
  const shop = await freshShop({ CRON_SECRET: secret });
  for (const path of ["/api/cron", "/api/metrics"]) {
    for (const token of [staffToken, `${secret}x`, secret.slice(1)])
      expect((await call(shop, path, token)).status).toBe(401);
    expect((await shop.call("GET", path)).status).toBe(401);
  }
});

test("the metrics count orders and messages, and name nobody", async () => {
  stopClock();
  const shop = await freshShop({ ...mailEnv(await closedPort()), CRON_SECRET: secret });
  const orders = [anOrder(), anOrder()];
  for (const order of orders) await shop.place(order);
  await shop.settled();
  pass(MINUTE);
  const { status, text, headers } = await call(shop, "/api/metrics");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  const samples = samplesOf(text);
  expect(samples.get("anjarai_orders_placed_total")).toBe(2);
  expect(samples.get("anjarai_messages_failed_total")).toBe(2);
  expect(samples.get('anjarai_messages{state="waiting"}')).toBe(2);
  expect(samples.get('anjarai_messages{state="given_up"}')).toBe(0);
  expect(samples.get("anjarai_warehouse_unheard_seconds")).toBe(60);
  expect(samples.get("anjarai_store_up")).toBe(1);
  expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  for (const name of new Set([...samples.keys()].map((key) => key.split("{")[0])))
    expect(text).toMatch(new RegExp(`# HELP ${name} \\S.*\\n# TYPE ${name} (counter|gauge)\\n`));
  for (const fact of [...Object.values(customer), ...orders.map(({ order_id }) => order_id)])
    expect(text).not.toContain(fact);
});

test("the metrics say so when orders can be read and none can be saved", async () => {
  const shop = await freshShop({ CRON_SECRET: secret });
  await shop.place(anOrder());
  const store = shop.store();
  store.probe = () => Promise.reject(new StoreUnavailable("the disk is full"));
  const samples = samplesOf((await call(shop, "/api/metrics")).text);
  expect(samples.get("anjarai_store_up")).toBe(0);
  expect(samples.has('anjarai_messages{state="waiting"}')).toBe(true);
});
