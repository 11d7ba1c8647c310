import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { projectRoot } from "@/scripts/env";
import { anOrder, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

test("while the outbox's timer runs in a bundle of its own, an order's two WhatsApp messages go a second apart", {
  timeout: 60_000,
}, async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, RATE_LIMIT: "off" });
  vi.resetModules();
  const { startServer } = await shop.inside(() => import("#lib/server/start-server.ts"));
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

/** Read once and the same in every bundle. */
const harmless = ["env.ts", "settings/secret-file.ts"];

test("no module of the server holds state that would exist twice", () => {
  const folder = join(projectRoot, "lib/server");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  expect(files.length).toBeGreaterThan(40);
  const state =
    /^(?:export )?let |^(?:export )?const (?!.*processState\().*new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|^.*globalThis as /m;
  const holders = files.filter((file) => state.test(readFileSync(join(folder, file), "utf8")));
  expect(holders.filter((file) => !harmless.includes(file))).toEqual(["process-state.ts"]);
});
