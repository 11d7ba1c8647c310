import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrderWithSample, customer, warehouse } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { type Scripted, startTwilio } from "@/tests/support/twilio";

const { one, two } = warehouse;
const refused: Scripted = { status: 500, code: 20500 };
const CONTENT_SID = "HX0123456789abcdef0123456789abcdef";
const oneNumber = { WAREHOUSE_WHATSAPP_TO: one, WAREHOUSE_WHATSAPP_FALLBACK: "" };

const ofWhatsApp = async (shop: Shop) => (await shop.unsent()).filter(({ kind }) => kind === "whatsapp");
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

test("without a fallback number a failed message is tried again all the same", async () => {
  stopClock();
  const twilio = await startTwilio();
  twilio.answer(one, refused, "taken");
  const shop = await freshShop({ ...twilio.env, ...oneNumber });
  await shop.placed();
  expect(await ofWhatsApp(shop)).toHaveLength(1);
  pass(2 * MINUTE);
  expect(await shop.tryDue()).toEqual({ tried: 1, sent: 1 });
});

test("with an approved template its variables are sent instead of a body, none with a line break", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...oneNumber, TWILIO_CONTENT_SID: CONTENT_SID });
  await shop.placed();
  const form = twilio.arrived[0]?.form ?? expect.fail("no message");
  expect(form).not.toHaveProperty("Body");
  expect(form.ContentSid).toBe(CONTENT_SID);
  // All of them are in tests/unit/whatsapp-message.test.ts.
  const values = JSON.parse(form.ContentVariables ?? "");
  expect(values).toMatchObject({ "2": expect.stringMatching(/Slip: http\S+$/), "3": "\u20b9600" });
  expect(Object.keys(values)).toHaveLength(6);
  expect(form.ContentVariables).not.toContain("\\n");
});

// promise: WhatsApp is skipped if it is not configured
test("a shop without WhatsApp makes no messages for it, so that turning it on later doesn't flood", async () => {
  const plain = await freshShop();
  const sent = await plain.placed();
  expect((await plain.store().messagesOf(sent.order_id)).map(({ kind }) => kind)).toEqual(["warehouse-email"]);
  const twilio = await startTwilio();
  const later = await freshShop(twilio.env, plain.dataDir);
  expect(await later.tryDue()).toEqual({ tried: 0, sent: 0 });
  expect(twilio.arrived).toEqual([]);
});
