import { expect, test } from "vitest";
import type { Message } from "#lib/server/store/message.ts";
import { HOUR, MINUTE, pass, SECOND } from "@/tests/support/clock";
import { customer, fallbackNumber, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";
import type { QueueState } from "@/tests/support/twilio";

const { one, two } = warehouse;
const phone = `+91${customer.guest_phone}`;
const sms = { TWILIO_SMS_FROM: "ANJRAI" };
const NO_TEMPLATE = "WhatsApp refused the message for good (Twilio's code 63016).";

const round = async (shop: Shop) => (await shop.asStaff("POST", "/api/notifications")).body;
const roundAfter = (shop: Shop, milliseconds: number) => {
  pass(milliseconds);
  return round(shop);
};
const failed = async (shop: Shop) =>
  (await shop.asStaff("GET", "/api/notifications?state=failed")).body.notifications ?? [];

/** A shop, under a clock that stands still, whose order Twilio has accepted for both numbers and the customer. */
async function acceptedOrder(variables: Record<string, string> = sms) {
  const { twilio, settings, shop } = await shopWithProviders(variables);
  const { order_id } = await shop.placed();
  expect(await shop.unsent()).toEqual([]);
  return { twilio, settings, shop, order_id };
}

// promise: The fallback number hears of it once ... when a network refuses what Twilio had accepted, too
test("what Twilio accepted and the network refused for good is listed with its reason, and the fallback number gets the order", async () => {
  const { twilio, shop, order_id } = await acceptedOrder();
  for (const number of [one, two]) twilio.fate(number, { status: "undelivered", code: 63016 });
  twilio.fate(phone, { status: "failed", code: 30005 });
  await roundAfter(shop, MINUTE - SECOND);
  expect([twilio.asked, await shop.unsent()]).toEqual([[], []]);
  await roundAfter(shop, SECOND);
  expect(twilio.asked.toSorted()).toEqual([one, two, phone].sort());
  const NO_TEXTS = "The customer's number takes no text messages (Twilio's code 30005).";
  const reasons = [one, two, phone].map((number) => [number, number === phone ? NO_TEXTS : NO_TEMPLATE, 1]);
  const listed = (await failed(shop)).map(({ recipient, reason, attempts }) => [recipient, reason, attempts]);
  expect(listed.sort()).toEqual(reasons.sort());
  expect(twilio.to(fallbackNumber).map(({ form }) => form.Body)).toEqual([expect.stringContaining(order_id)]);
  expect((await shop.call("GET", "/api/health")).body).toMatchObject({ status: "degraded", messages: { failed: 3 } });

  for (let later = 0; later < 3; later++) await roundAfter(shop, 7 * HOUR);
  expect(twilio.arrived).toHaveLength(4);
  expect(twilio.asked).toHaveLength(4);
});

test("the fallback number is left in peace while the other number's message has not failed", async () => {
  const { twilio, shop } = await acceptedOrder();
  twilio.fate(one, { status: "undelivered", code: 63016 });
  await roundAfter(shop, MINUTE);
  expect(await failed(shop)).toMatchObject([{ recipient: one, reason: NO_TEMPLATE }]);
  expect(twilio.to(fallbackNumber)).toEqual([]);
});

test("one number that fails at once and the other after it was accepted bring about the fallback number's message", async () => {
  const { shop, twilio } = await shopWithProviders();
  twilio.answer(one, { status: 400, code: 21211 });
  twilio.fate(two, { status: "undelivered", code: 63016 });
  await shop.placed();
  expect(twilio.to(fallbackNumber)).toEqual([]);
  await roundAfter(shop, MINUTE);
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
});

test.each<[who: string, number: string, fate: QueueState, reason: string]>([
  ["a warehouse number", one, { status: "undelivered", code: 63018 }, "Twilio could not deliver it, code 63018."],
  ["a customer's number", phone, { status: "failed", code: 30008 }, "Twilio could not deliver it, code 30008."],
  ["a customer's number without a code", phone, { status: "failed" }, "Twilio could not deliver it."],
])("a delivery failure that may pass is retried later, and checked again: %s", async (_who, number, fate, reason) => {
  const { twilio, shop, order_id } = await acceptedOrder();
  twilio.fate(number, fate, fate, { status: "delivered" });
  const sids = async () => (await shop.store().messagesOf(order_id)).map(({ sid }) => sid).filter(Boolean);
  const before = await sids();
  expect(new Set(before).size).toBe(3);
  await roundAfter(shop, MINUTE);
  const failure = { recipient: number, status: "will be tried again", reason, attempts: 1 };
  expect(await shop.unsent()).toMatchObject([failure]);
  expect(twilio.to(number)).toHaveLength(1);
  expect(await roundAfter(shop, 2 * MINUTE)).toMatchObject({ tried: 1, sent: 1 });
  expect([twilio.to(number).length, await shop.unsent()]).toEqual([2, []]);
  expect((await sids()).filter((sid) => !before.includes(sid))).toHaveLength(1);
  // It fails again: the tries count on, and the pause doubles.
  await roundAfter(shop, MINUTE);
  const [again] = await shop.unsent();
  expect(again).toMatchObject({ status: "will be tried again", attempts: 2 });
  expect(Date.parse(again?.next_try_at ?? "") - Date.now()).toBeGreaterThanOrEqual(2 * MINUTE);
  await roundAfter(shop, 3 * MINUTE);
  await roundAfter(shop, MINUTE);
  expect([twilio.asked.filter((asked) => asked === number).length, await shop.unsent()]).toEqual([3, []]);
  expect(twilio.to(fallbackNumber)).toEqual([]);
});

test.each<QueueState[]>([
  [{ status: "delivered" }, { status: "read" }, { status: "sent" }],
  [{ status: "queued" }, { status: "sending" }, { status: "accepted" }],
  ["cut", "cut", "cut"],
])("nothing follows, and Twilio is asked once: %j, %j, %j", async (...fates) => {
  const { twilio, shop } = await acceptedOrder();
  for (const [n, number] of [one, two, phone].entries()) twilio.fate(number, fates[n] ?? "cut");
  for (let rounds = 0; rounds < 4; rounds++)
    expect(await roundAfter(shop, MINUTE)).toMatchObject({ tried: 0, sent: 0 });
  expect(twilio.asked.toSorted()).toEqual([one, two, phone].sort());
  expect(twilio.arrived).toHaveLength(3);
  expect(await shop.unsent()).toEqual([]);
});

// promise: The fallback number hears of it once ... though the shop is started again in between
test("a restart in between loses nothing: the next server checks the delivery, and messages the fallback number", async () => {
  const { twilio, settings, shop } = await acceptedOrder();
  for (const number of [one, two]) twilio.fate(number, { status: "undelivered", code: 63016 });
  pass(MINUTE);
  const next = await freshShop(settings, shop.dataDir);
  next.start();
  await expect.poll(() => twilio.to(fallbackNumber).length).toBe(1);
  expect(twilio.asked.toSorted()).toEqual([one, two, phone].sort());
  expect(await failed(next)).toHaveLength(2);
});

test("a delivery check of a killed server is repeated by another when its lease expires, not before", async () => {
  const { twilio, settings, shop } = await acceptedOrder({ WAREHOUSE_WHATSAPP_TO: one });
  twilio.fate(one, { status: "undelivered", code: 63016 });
  const store = shop.store();
  const change = store.changeMessage.bind(store);
  store.changeMessage = async (message, changes, also) => {
    if (typeof changes.check_at !== "number") throw new Error("the server was killed");
    return change(message, changes, also);
  };
  await roundAfter(shop, MINUTE);
  expect(twilio.asked).toEqual([one]);

  const other = await freshShop(settings, shop.dataDir);
  await roundAfter(other, 2 * MINUTE - SECOND);
  expect([twilio.asked, await other.unsent()]).toEqual([[one], []]);
  await roundAfter(other, SECOND);
  expect(twilio.asked.filter((number) => number === one)).toHaveLength(2);
  expect(await failed(other)).toMatchObject([{ recipient: one, reason: NO_TEMPLATE }]);
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
});

// promise: Two servers ask Twilio once
test("two servers check a delivery once", async () => {
  const { twilio, settings, shop } = await acceptedOrder({ ...sms, RATE_LIMIT: "off" });
  for (let n = 0; n < 9; n++) await shop.placed();
  const other = await freshShop(settings, shop.dataDir);
  for (const number of [one, two]) twilio.fate(number, { status: "undelivered", code: 63016 });
  pass(MINUTE);
  await Promise.all([round(shop), round(other)]);
  const ofFallback = twilio.to(fallbackNumber).length;
  expect(twilio.asked.toSorted()).toEqual([one, two, phone].flatMap((number) => Array(10).fill(number)).sort());
  expect(ofFallback).toBe(10);
});

// promise: The fallback number hears of it once ... at two servers that each find one number's failure
test("two servers that each find one of an order's two numbers failed, at the same moment, bring about one message to the fallback", async () => {
  const { twilio, settings, shop } = await acceptedOrder({});
  const other = await freshShop(settings, shop.dataDir);
  for (const number of [one, two]) twilio.fate(number, { status: "undelivered", code: 63016 });
  const both = Promise.withResolvers<void>();
  let looking = 0;
  for (const [server, number] of [
    [shop, one],
    [other, two],
  ] as const) {
    const store = server.store();
    const [messagesToCheck, messagesOf] = [store.messagesToCheck.bind(store), store.messagesOf.bind(store)];
    const isOwn = ({ recipient }: Message) => recipient === number;
    store.messagesToCheck = async (...which) => (await messagesToCheck(...which)).filter(isOwn);
    store.messagesOf = async (orderId) => {
      const found = await messagesOf(orderId);
      looking += 1;
      if (looking === 2) both.resolve();
      await both.promise;
      return found;
    };
  }
  pass(MINUTE);
  await Promise.all([round(shop), round(other)]);
  expect(await failed(shop)).toHaveLength(2);
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
});

test("a message that staff sent by hand, or that a number took before Twilio was unset, is not checked", async () => {
  const { twilio, shop, order_id } = await acceptedOrder();
  const byHand = { from: "+14155238886", to: one, body: "Call me", order: order_id };
  expect((await shop.asStaff("POST", "/api/whatsapp", byHand)).status).toBe(200);
  const unset = await freshShop({}, shop.dataDir);
  await roundAfter(unset, MINUTE);
  await round(shop);
  expect([twilio.asked, await shop.unsent()]).toEqual([[], []]);
});

test("a server that is about to end asks Twilio about nothing more", async () => {
  const { twilio, shop } = await acceptedOrder();
  pass(MINUTE);
  await shop.stopDelivering(0);
  const { checkAccepted } = await shop.inside(() => import("#lib/server/outbox/queue/delivery-check.ts"));
  expect(await shop.inside(checkAccepted)).toBe(0);
  expect(twilio.asked).toEqual([]);
});
