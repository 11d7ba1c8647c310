import { expect, test } from "vitest";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { customer } from "@/tests/support/orders";
import { freshShop, type Shop, skipPauses } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

const phone = `+91${customer.guest_phone}`;
const sender = { TWILIO_SMS_FROM: "ANJRAI" };

const ofSms = async (shop: Shop) => (await shop.unsent()).filter(({ kind }) => kind === "customer-sms");
const namesOf = async (shop: Shop, orderId: string) =>
  (await shop.store().messagesOf(orderId)).map(({ id }) => id.slice(orderId.length + 1)).sort();

test("a customer gets one text message after ordering and one per status change", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...sender, NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  const sent = await shop.placed();
  for (const status of ["shipped", "shipped", "delivered"]) await shop.tellStatus(sent.order_id, { status });
  const messages = twilio.to(phone).map(({ form }) => form);
  expect(messages.map(({ From, To }) => [From, To])).toEqual(Array(3).fill(["ANJRAI", phone]));
  const number = sent.order_id.slice(-6);
  expect(messages.map(({ Body }) => Body?.replace(/\..*/, ""))).toEqual([
    `Thank you! Wayanad Larder has your order ${number}`,
    `Wayanad Larder: your order ${number} is on its way`,
    `Wayanad Larder: your order ${number} has arrived`,
  ]);
  for (const { Body } of messages) expect(Body).toContain(`https://shop.example/order-status#id=${sent.order_id}`);
  expect(await namesOf(shop, sent.order_id)).toEqual([
    "customer-sms",
    "status-1-sms",
    "status-2-sms",
    "warehouse-email",
    "whatsapp:1",
    "whatsapp:2",
  ]);
  expect(await shop.unsent()).toEqual([]);
});

test("a change that the customer asked for is told in the words of its own template", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...sender });
  const sent = await shop.placed();
  const change = {
    change: { address: { line1: "9 Other Street", city: "Chennai", state: "Tamil Nadu", pincode: "600004" } },
  };
  expect((await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, change)).status).toBe(200);
  pass(2 * MINUTE);
  await shop.asStaff("POST", "/api/notifications");
  expect(twilio.to(phone).at(-1)?.form.Body).toContain(`order ${sent.order_id.slice(-6)} is changed as you asked.`);
});

test("what no try will mend is given up at once", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, ...sender });
  for (const [answer, reason] of [
    [{ status: 400, code: 21211 }, "The customer's number takes no text messages (Twilio's code 21211)."],
    [{ status: 400, code: 21614 }, "The customer's number takes no text messages (Twilio's code 21614)."],
    [{ takenWithError: 30005 }, "The customer's number takes no text messages (Twilio's code 30005)."],
    [{ status: 400, code: 21610 }, "The customer has unsubscribed from text messages (Twilio's code 21610)."],
  ] as const) {
    twilio.answer(phone, answer);
    // An hour later: a number gets three orders' messages within one.
    pass(7 * HOUR);
    const sent = await shop.placed();
    const [newest] = (await ofSms(shop)).filter(({ order_id }) => order_id === sent.order_id);
    expect(newest).toMatchObject({ status: "given up", attempts: 1, reason, next_try_at: null });
  }
  pass(7 * HOUR);
  expect((await shop.asStaff("POST", "/api/notifications")).body.tried).toBe(0);
});

test("what may mend is tried again, and brings no fallback number into play", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  twilio.answer(phone, { status: 500, code: 20500 }, "taken");
  const shop = await freshShop({ ...twilio.env, ...sender });
  await shop.placed();
  expect(await ofSms(shop)).toMatchObject([
    { status: "will be tried again", reason: "Twilio answered 500, code 20500." },
  ]);
  pass(2 * MINUTE);
  expect((await shop.asStaff("POST", "/api/notifications")).body).toMatchObject({ tried: 1, sent: 1 });
  expect(twilio.arrived.map(({ to }) => to)).toHaveLength(4);
});

test("a sender that was removed leaves its messages waiting, and the reason says so", async () => {
  stopClock();
  const twilio = await startTwilio();
  twilio.answer(phone, { status: 500 });
  const before = await freshShop({ ...twilio.env, ...sender });
  await before.placed();
  const after = await freshShop(twilio.env, before.dataDir);
  pass(2 * MINUTE);
  await after.asStaff("POST", "/api/notifications");
  expect(await ofSms(after)).toMatchObject([{ reason: "Text messages are not set up any more." }]);
});
