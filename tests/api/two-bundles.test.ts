import { expect, test, vi } from "vitest";
import { anOrder, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

test("while the outbox's timer runs in a bundle of its own, an order's two WhatsApp messages go a second apart", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, RATE_LIMIT: "off" });
  vi.resetModules();
  const { startServer } = await shop.inside(() => import("#lib/server/running/start-server.ts"));
  shop.inside(startServer);
  const orders = Array.from({ length: 10 }, () => anOrder());
  await Promise.all(orders.map((order) => shop.place(order)));
  await expect.poll(() => twilio.arrived.length, { timeout: 30_000 }).toBe(20);
  await shop.settled();
  const gaps = orders.map(({ order_id }) => {
    const [first, second] = twilio.arrived.filter(({ form }) => form.Body?.includes(order_id));
    expect([first?.to, second?.to]).toEqual([warehouse.one, warehouse.two]);
    return (second?.at ?? 0) - (first?.at ?? 0);
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(995);
});
