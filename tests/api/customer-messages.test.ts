import { expect, test } from "vitest";
import { shop as facts } from "#lib/shop/facts/shop.ts";
import { statusEmail } from "#lib/shop/messages/customer-email.ts";
import { HOUR, MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, customer } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop } from "@/tests/support/shop";
import { messageOf, toPlace } from "@/tests/support/store-fixtures";
import { startTwilio } from "@/tests/support/twilio";

const phone = `+91${customer.guest_phone}`;
const sender = { TWILIO_SMS_FROM: "ANJRAI" };

const ofSms = async (shop: Shop) => (await shop.unsent()).filter(({ kind }) => kind === "customer-sms");
test("a customer gets one text message after ordering and one per status change", async () => {
  const { shop, twilio } = await shopWithProviders({ ...sender, NEXT_PUBLIC_SITE_URL: "https://shop.example" });
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
  expect(await shop.unsent()).toEqual([]);
});

test("what no try will mend is given up at once", async () => {
  const { shop, twilio } = await shopWithProviders(sender);
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
  const { shop, twilio } = await shopWithProviders(sender);
  twilio.answer(phone, { status: 500, code: 20500 }, "taken");
  await shop.placed();
  const [status, reason] = ["will be tried again", "Twilio answered 500, code 20500."];
  expect(await ofSms(shop)).toMatchObject([{ status, reason }]);
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

const TAMIL = /\p{Script=Tamil}/u;
const inTamil = (other = {}) => anOrder({ language: "ta", ...other });

test("an order in Tamil says so in every answer about it, and one in English has no member for it", async () => {
  const shop = await freshShop();
  for (const [sent, language] of [
    [inTamil(), "ta"],
    [anOrder(), undefined],
    [anOrder({ language: "en" }), undefined],
    [anOrder({ language: "Klingon" }), undefined],
  ] as const) {
    const placed = await shop.place(sent);
    expect(placed.status).toBe(201);
    const looked = await shop.lookUp(sent.order_id, sent.guest_phone);
    const changed = await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "packed" });
    const listed = (await shop.asStaff("GET", `/api/orders?q=${sent.order_id}`)).body.orders?.[0];
    for (const order of [placed.body.order, looked.body.order, changed.body.order, listed]) {
      expect(order?.order_id).toBe(sent.order_id);
      expect(order?.language).toBe(language);
      expect(Object.keys(order ?? {}).includes("language")).toBe(language !== undefined);
    }
    await shop.settled();
  }
});

test("customer and warehouse get mails and text messages about an order in Tamil each in their language", async () => {
  const variables = { TWILIO_SMS_FROM: "ANJRAI", NEXT_PUBLIC_SITE_URL: "https://shop.example" };
  const { shop, mail, twilio } = await shopWithProviders(variables);
  const sent = inTamil({ guest_email: customer.guest_email });
  await shop.place(sent);
  await shop.settled();
  await shop.tellStatus(sent.order_id, { status: "shipped" });
  const link = `https://shop.example/ta/order-status#id=${sent.order_id}`;
  const mails = mail.mails.filter(({ to }) => to?.[0]?.address === customer.guest_email);
  const texts = twilio.to(`+91${customer.guest_phone}`).map(({ form }) => form.Body ?? "");
  expect([mails.length, texts.length]).toEqual([2, 2]);
  for (const { subject, text = "", html = "" } of mails) {
    expect(subject).toContain(facts.names.ta);
    expect(text).toContain(link);
    for (const part of [`href="${link}"`, '<html lang="ta">']) expect(html).toContain(part);
  }
  for (const text of texts)
    expect([text.includes(link), TAMIL.test(text), text.length <= 134]).toEqual(Array(3).fill(true));
  const warehouse = mail.mails.find((each) => !mails.includes(each));
  expect(warehouse?.text).toContain("Customer reads Tamil");
  expect(warehouse?.text).not.toMatch(TAMIL);
});

test("a text message and an e-mail each name the status that they report, whatever the order's status is since", async () => {
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, TWILIO_SMS_FROM: "ANJRAI" });
  const past = ["pending", "packed", "delivered"].map((status) => ({ status, at: "2026-11-20T10:00:00.000Z" }));
  const { order } = toPlace({ status: "delivered", status_history: past });
  const { customerSms } = await shop.inside(() => import("#lib/server/outbox/channels/sms.ts"));
  const message = { ...messageOf(order.order_id, "status-1-sms"), recipient: `+91${customer.guest_phone}`, entry: 1 };
  await shop.inside(() => customerSms.send(order, message, 0));
  expect(twilio.arrived[0]?.form.Body).toContain(" is packed.");
  const { subject, text, html } = statusEmail(order, "packed", "https://shop.example");
  for (const part of [subject, text, html]) {
    expect(part).toContain("Packed");
    expect(part).not.toMatch(/Delivered|has arrived/);
  }
});
