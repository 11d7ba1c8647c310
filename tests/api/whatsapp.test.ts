import { expect, test, vi } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { anOrder, anOrderWithSample, customer, fallbackNumber, warehouse } from "@/tests/support/orders";
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
  expect((await shop.place(sent)).status).toBe(201);
  // The order was answered before the second one's turn.
  expect(twilio.to(two)).toEqual([]);
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

const from = "+14155238886";

/** A shop with a saved order whose own messages are sent. */
async function shopWithOrder(twilio: Awaited<ReturnType<typeof startTwilio>>): Promise<[Shop, string]> {
  const sent = anOrder();
  const before = await freshShop();
  await before.place(sent);
  await before.settled();
  return [await freshShop(twilio.env, before.dataDir), sent.order_id];
}

test("staff send a text to each of the warehouse's numbers, fallback included", async () => {
  const twilio = await startTwilio();
  const [shop, order] = await shopWithOrder(twilio);
  const spellings = [`whatsapp:${warehouse.one}`, "+91 98222 22222", fallbackNumber];
  for (const [index, to] of spellings.entries()) {
    const message = { from: `whatsapp:${from}`, to, body: "Please pack\nthis first", order, recipient: "Packing" };
    const { status, body } = await shop.asStaff("POST", "/api/whatsapp", message);
    expect([status, body]).toEqual([200, { success: true, sid: `SM${String(index + 1).padStart(32, "0")}` }]);
  }
  const inFull = { from, to: warehouse.one, body: "x".repeat(1600), order: { order_id: order, items: [] } };
  expect((await shop.asStaff("POST", "/api/whatsapp", inFull)).status).toBe(200);
  expect(twilio.arrived.map(({ to }) => to)).toEqual([warehouse.one, warehouse.two, fallbackNumber, warehouse.one]);
  const Body = "Please pack\nthis first";
  expect(twilio.arrived[0]?.form).toEqual({ From: `whatsapp:${from}`, To: `whatsapp:${warehouse.one}`, Body });
});

// promise: WhatsApp is no open relay
test("it is no open relay: whom else, from where else, about what else than an order, or what else than a text is refused, and nothing is sent", async () => {
  const twilio = await startTwilio();
  const [shop, order] = await shopWithOrder(twilio);
  for (const [field, value] of [
    ["to", "+919876543210"],
    ["to", ""],
    ["to", [warehouse.one]],
    ["to", `${warehouse.one},+919876543210`],
    ["from", "+14155238887"],
    ["from", undefined],
    ["order", "order-of-nobody-at-all"],
    ["order", { order_id: "order-of-nobody-at-all" }],
    ["order", undefined],
    ["order", { order_id: "'; DROP TABLE orders; --" }],
    ["body", ""],
    ["body", "x".repeat(1601)],
    ["body", "\u202eevil"],
  ] as const) {
    const message = { from, to: warehouse.one, body: "Hello", order, [field]: value };
    const { status, body } = await shop.asStaff("POST", "/api/whatsapp", message);
    expect([value, status, body.code, Object.keys(body.fields ?? {})]).toEqual([value, 422, "invalid_order", [field]]);
  }
  expect(twilio.arrived).toEqual([]);
});

test("without WhatsApp configured every number is foreign", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  const message = { from, to: warehouse.one, body: "Hello", order: sent.order_id };
  const { status, body } = await shop.asStaff("POST", "/api/whatsapp", message);
  expect([status, body.code]).toEqual([422, "invalid_order"]);
});

test("when Twilio refuses it staff get the reason in our words", async () => {
  const twilio = await startTwilio();
  const [shop, order] = await shopWithOrder(twilio);
  for (const answer of [{ status: 500 }, { status: 400, code: 63016 }, "cut"] as const) {
    twilio.answer(warehouse.one, answer);
    const message = { from, to: warehouse.one, body: "Hello", order };
    const { status, body } = await shop.asStaff("POST", "/api/whatsapp", message);
    expect([status, body.code]).toEqual([503, "unavailable"]);
    expect(body.error).toMatch(/^(Twilio|WhatsApp) /);
    expect(body.error).not.toMatch(/can't be reached|\+91/);
  }
});

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
