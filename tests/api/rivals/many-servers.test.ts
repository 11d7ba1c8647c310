import { expect, test } from "vitest";
import { MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { anOrder, fallbackNumber, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";
import { placedAt, toPlace } from "@/tests/support/store-fixtures";

const tryDue = async (shop: Shop) => {
  const { tried, sent } = (await shop.asStaff("POST", "/api/notifications")).body;
  return { tried: Number(tried), sent: Number(sent) };
};

// promise: Two servers on one store send each message once
test("two servers that look for due messages at the same moment send each mail once", async () => {
  stopClock();
  const port = await closedPort();
  const one = await freshShop({ ...mailEnv(port), RATE_LIMIT: "off" });
  const orders = Array.from({ length: 20 }, () => anOrder());
  for (const order of orders) await one.place(order);
  await one.settled();
  const two = await freshShop(mailEnv(port), one.dataDir);
  const server = await startMailServer(port);
  pass(2 * MINUTE);

  const [first, second] = await Promise.all([tryDue(one), tryDue(two)]);
  let sent = first.sent + second.sent;
  // An emulator on a busy machine may answer one of these calls too late: that message waits until its lease runs out.
  for (let round = 0; sent < 20 && round < 10; round += 1) {
    pass(3 * MINUTE);
    sent += (await tryDue(two)).sent;
  }
  expect(sent).toBe(20);
  expect(Math.min(first.tried, second.tried)).toBeGreaterThan(0);
  expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(
    orders.map(({ order_id }) => `<${order_id}.warehouse-email@wayanad-larder.example>`).sort(),
  );
  expect(await two.unsent()).toEqual([]);
});

test("more messages than are read at once are all delivered in one round", async () => {
  stopClock(placedAt);
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  for (let n = 0; n < 105; n++) await shop.store().place(toPlace());
  expect(await tryDue(shop)).toEqual({ tried: 105, sent: 105 });
  expect(server.mails).toHaveLength(105);
});

test("two servers send each WhatsApp message once, and one message to the fallback number", async () => {
  const { shop: one, settings, twilio } = await shopWithProviders();
  for (const number of [warehouse.one, warehouse.two]) twilio.answer(number, { status: 500 });
  const two = await freshShop(settings, one.dataDir);
  const sent = anOrder();
  await Promise.all([one.place(sent), two.place(sent), one.place(sent), two.place(sent)]);
  await Promise.all([one.settled(), two.settled()]);
  expect(twilio.arrived.map(({ to }) => to).sort()).toEqual([warehouse.one, warehouse.two, fallbackNumber]);
});

// promise: What a killed server was sending another sends, once
test("what a killed server was sending is sent by another when its lease runs out, not before, and once", async () => {
  stopClock();
  const silent = await startMailServer();
  silent.ways.hang = true;
  const killed = await freshShop(silent.env);
  const hanging = silent.next("hanging");
  await killed.place(anOrder());
  await hanging;

  const working = await startMailServer();
  const other = await freshShop(working.env, killed.dataDir);
  expect(await tryDue(other)).toEqual({ tried: 0, sent: 0 });
  pass(2 * MINUTE - SECOND);
  expect(await tryDue(other)).toEqual({ tried: 0, sent: 0 });
  expect(await other.unsent()).toMatchObject([{ attempts: 1, status: "will be tried again" }]);
  pass(SECOND);
  expect(await tryDue(other)).toEqual({ tried: 1, sent: 1 });
  expect(working.mails).toHaveLength(1);

  // The one that seemed dead wakes up, and must not undo what the other did.
  await silent.stop();
  await killed.settled();
  expect(await other.unsent()).toEqual([]);
  pass(10 * MINUTE);
  expect(await tryDue(killed)).toEqual({ tried: 0, sent: 0 });
});

// promise: Killed between saving and the first try
test("a server that is killed between saving an order and its first try loses no message", async () => {
  stopClock(placedAt);
  const server = await startMailServer();
  const killed = await freshShop(server.env);
  await killed.store().place(toPlace());
  const next = await freshShop(server.env, killed.dataDir);
  expect(await next.unsent()).toMatchObject([{ status: "waiting", attempts: 0, reason: null }]);
  expect(await tryDue(next)).toEqual({ tried: 1, sent: 1 });
  expect(server.mails).toHaveLength(1);
});
