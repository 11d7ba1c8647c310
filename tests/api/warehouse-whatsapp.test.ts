import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, anOrderWithSample, customer, fallbackNumber, paid, warehouse } from "@/tests/support/orders";
import { freshShop, type Shop, skipPauses } from "@/tests/support/shop";
import { type Scripted, startTwilio } from "@/tests/support/twilio";

const { one, two } = warehouse;
const refused: Scripted = { status: 500, code: 20500 };
const CONTENT_SID = "HX0123456789abcdef0123456789abcdef";
const oneNumber = { WAREHOUSE_WHATSAPP_TO: one, WAREHOUSE_WHATSAPP_FALLBACK: "" };

const ofWhatsApp = async (shop: Shop) => (await shop.unsent()).filter(({ kind }) => kind === "whatsapp");
const tryDue = async (shop: Shop) => {
  const { tried, sent } = (await shop.asStaff("POST", "/api/notifications")).body;
  return { tried, sent };
};

// promise: WhatsApp sends are 1 s apart to two warehouse numbers
test("each of the two numbers gets the order's facts once, at least a second apart", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop(twilio.env);
  const sent = anOrderWithSample();
  const began = performance.now();
  expect((await shop.place(sent)).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(900);
  await shop.settled();

  expect(twilio.arrived.map(({ to }) => to)).toEqual([one, two]);
  const [first, second] = twilio.arrived;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(995);
  for (const { form, path, account } of twilio.arrived) {
    expect(path).toBe(`/2010-04-01/Accounts/${twilio.env.TWILIO_ACCOUNT_SID}/Messages.json`);
    expect(account).toBe(`${twilio.env.TWILIO_ACCOUNT_SID}:${twilio.env.TWILIO_AUTH_TOKEN}`);
    expect(form.From).toBe("whatsapp:+14155238886");
    expect(form.To).toMatch(/^whatsapp:\+91/);
    for (const fact of [spokenNumber(sent.order_id), sent.order_id, "Green Cardamom x 1, FREE sample", "\u20b9180"])
      expect(form.Body).toContain(fact);
    for (const fact of [customer.guest_name, customer.guest_phone, customer.guest_address, "8 days"])
      expect(form.Body).toContain(fact);
  }
  expect(await shop.unsent()).toEqual([]);
});

test("an order sent twice at once still gives its two messages a second between them", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop(twilio.env);
  const sent = anOrder();
  await Promise.all([shop.place(sent), shop.place(sent)]);
  await shop.settled();
  expect(twilio.arrived.map(({ to }) => to).sort()).toEqual([one, two]);
  const [first, second] = twilio.arrived;
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(995);
});

// promise: Notification failures do not block the order: WhatsApp
test("one number that fails is tried again alone, and the fallback is left in peace", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  twilio.answer(one, refused, "taken");
  const shop = await freshShop(twilio.env);
  await shop.place(anOrder());
  await shop.settled();
  const [waiting, ...others] = await ofWhatsApp(shop);
  expect(others).toEqual([]);
  expect(waiting).toMatchObject({
    recipient: one,
    status: "will be tried again",
    reason: expect.stringMatching(/500/),
  });
  pass(2 * MINUTE);
  expect(await tryDue(shop)).toEqual({ tried: 1, sent: 1 });
  expect([twilio.to(one).length, twilio.to(two).length, twilio.to(fallbackNumber).length]).toEqual([2, 1, 0]);
});

// promise: If all fail, the fallback number
test("when both numbers fail the fallback number gets exactly one message, and both are tried again", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  twilio.answer(one, refused, refused, "taken");
  twilio.answer(two, { status: 429, code: 20429 });
  const shop = await freshShop(twilio.env);
  await shop.place(anOrder());
  await shop.settled();
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
  expect(twilio.to(fallbackNumber)[0]?.form.Body).toContain(customer.guest_name);
  expect((await ofWhatsApp(shop)).map(({ recipient }) => recipient).sort()).toEqual([one, two]);
  for (let round = 0; round < 2; round++) {
    pass(HOUR);
    await tryDue(shop);
  }
  expect([twilio.to(one).length, twilio.to(two).length, twilio.to(fallbackNumber).length]).toEqual([3, 3, 1]);
  expect((await ofWhatsApp(shop)).map(({ recipient }) => recipient)).toEqual([two]);
});

test("a fallback that fails is tried again too, and listed with the others", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  twilio.answer(one, refused);
  twilio.answer(fallbackNumber, "cut", "taken");
  const shop = await freshShop({ ...twilio.env, WAREHOUSE_WHATSAPP_TO: one });
  await shop.place(anOrder());
  await shop.settled();
  expect((await ofWhatsApp(shop)).map(({ recipient }) => recipient).sort()).toEqual([one, fallbackNumber]);
  pass(2 * MINUTE);
  expect((await tryDue(shop)).tried).toBe(2);
  expect(twilio.to(fallbackNumber)).toHaveLength(2);
  expect((await ofWhatsApp(shop)).map(({ recipient }) => recipient)).toEqual([one]);
});

test("without a fallback number a failed message is tried again all the same", async () => {
  stopClock();
  const twilio = await startTwilio();
  twilio.answer(one, refused, "taken");
  const shop = await freshShop({ ...twilio.env, ...oneNumber });
  await shop.place(anOrder());
  await shop.settled();
  expect(await ofWhatsApp(shop)).toHaveLength(1);
  pass(2 * MINUTE);
  expect(await tryDue(shop)).toEqual({ tried: 1, sent: 1 });
});

test("with an approved template its variables are sent instead of a body, none with a line break", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...oneNumber, TWILIO_CONTENT_SID: CONTENT_SID });
  const sent = anOrder();
  await shop.place(sent);
  await shop.settled();
  const form = twilio.arrived[0]?.form ?? expect.fail("no message");
  expect(form).not.toHaveProperty("Body");
  expect(form.ContentSid).toBe(CONTENT_SID);
  expect(JSON.parse(form.ContentVariables ?? "")).toEqual({
    "1": `${spokenNumber(sent.order_id)} (${sent.order_id})`,
    "2": expect.stringMatching(
      /^1\. Black Pepper x 2, .*; 2\. Hill Tea x 1, .* \(2 lines, 3 packs, 0\.6 kg\)\. Slip: http\S+$/,
    ),
    "3": "\u20b9600",
    "4": `${customer.guest_name}, ${customer.guest_phone}`,
    "5": customer.guest_address,
    "6": "8 days",
  });
  expect(form.ContentVariables).not.toContain("\\n");
});

test("the longest order still fits Twilio's 1600 characters", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...oneNumber });
  const items = Array(50).fill(paid("Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", 99));
  await shop.place(anOrder({ items, total_price: 990_000, guest_address: "\u0ba4".repeat(500) }));
  await shop.settled();
  const body = twilio.arrived[0]?.form.Body ?? "";
  expect(body.length).toBeLessThanOrEqual(1600);
  expect(body).toContain("\u20b99,90,000");
});

// promise: WhatsApp is skipped if it is not configured
test("a shop without WhatsApp makes no messages for it, so that turning it on later doesn't flood", async () => {
  const plain = await freshShop();
  const sent = anOrder();
  await plain.place(sent);
  await plain.settled();
  expect((await plain.store().messagesOf(sent.order_id)).map(({ kind }) => kind)).toEqual(["warehouse-email"]);
  const twilio = await startTwilio();
  const later = await freshShop(twilio.env, plain.dataDir);
  expect(await tryDue(later)).toEqual({ tried: 0, sent: 0 });
  expect(twilio.arrived).toEqual([]);
});
