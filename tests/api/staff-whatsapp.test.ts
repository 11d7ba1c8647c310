import { expect, test } from "vitest";
import { anOrder, fallbackNumber, warehouse } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

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
  expect(twilio.arrived[0]?.form).toEqual({
    From: `whatsapp:${from}`,
    To: `whatsapp:${warehouse.one}`,
    Body: "Please pack\nthis first",
  });
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
