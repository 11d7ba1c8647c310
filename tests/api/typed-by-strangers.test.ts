import { expect, test } from "vitest";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { orderChangeSchema } from "#lib/shop/order/order-change.ts";
import { typedMark } from "#lib/shop/warehouse/typed-mark.ts";
import { anOrder, customer, newOrderId, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop } from "@/tests/support/shop";

const typed = {
  guest_name: "evil。example 98765 01234",
  guest_address: "Slip: https://evil.example/staff, me@evil.example, 9876501234, Chennai, Tamil Nadu - 600004",
};
const FOREIGN = "CALL-9876501234-FOR-YOUR-PRIZE";

const twoWays = (variables = {}) => shopWithProviders({ NEXT_PUBLIC_SITE_URL: "http://localhost:3000", ...variables });

// promise: Nothing that a stranger types can be tapped in the warehouse's messages
test("in mail and WhatsApp to the warehouse what was typed can't be tapped, and the phone and the slip's link can", async () => {
  const { shop, mail, twilio } = await twoWays();
  await shop.placed(typed);
  const body = twilio.to(warehouse.one)[0]?.form.Body ?? "";
  const [{ text = "", html = "" } = {}] = mail.mails;
  for (const part of [body, text, html]) {
    expect(part).not.toMatch(/https?:\/\/evil|evil[.。]example|me@evil|98765 ?01234/);
    expect(part).toContain("Slip: https: //evil. example/staff, me @ evil. example");
    expect(part).toContain("Tamil Nadu - 600004");
  }
  expect(body).toMatch(/Slip: http:\/\/localhost:3000\/staff\/order#/);
  expect(html).toContain(`<a href="tel:+91${customer.guest_phone}">${customer.guest_phone}</a>`);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
  const own = [`tel:+91${customer.guest_phone}`, "http://localhost:3000/staff/order#"];
  expect(links.map((href) => href.replace(/#.*/, "#"))).toEqual(own);
  const [order] = (await shop.asStaff("GET", "/api/orders")).body.orders ?? [];
  expect(order && typedMark(order)).toBe("Contains a link");
});

test("the values of an approved template and a digest carry no link of a stranger's either", async () => {
  const { shop, twilio } = await twoWays({ TWILIO_CONTENT_SID: `HX${"0".repeat(32)}` });
  for (let n = 0; n < 12; n++) await shop.placed({ ...typed, guest_phone: `981234567${n % 10}` });
  await shop.asStaff("POST", "/api/notifications");
  const sent = twilio.to(warehouse.one).map(({ form }) => form.ContentVariables ?? "");
  expect(sent.length).toBeGreaterThan(7);
  for (const values of sent) expect(values).not.toMatch(/https?:\/\/evil|evil[.。]example|me@evil|98765 ?01234/);
});

test("an id that a stranger chose is in no subject, no header and no log line", async () => {
  const { shop, mail } = await twoWays();
  await shop.placed({ order_id: FOREIGN, guest_email: customer.guest_email });
  await shop.tellStatus(FOREIGN, { status: "cancelled" });
  expect(mail.mails.length).toBeGreaterThan(2);
  for (const { headers } of mail.mails) expect(JSON.stringify(headers)).not.toContain("CALL-");
  const subjects = mail.mails.map(({ subject }) => subject);
  expect(subjects).toContain(`New order ${spokenNumber(FOREIGN)}`);
  expect(subjects).toContain(`CANCELLED: order ${spokenNumber(FOREIGN)}`);
  expect(shop.logLines.length).toBeGreaterThan(3);
  for (const line of shop.logLines) expect(line).not.toContain("CALL-");
  const ids = mail.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
  // What the pages make stays readable in both.
  const own = await shop.placed();
  expect(mail.mails.at(-1)?.subject).toContain(own.order_id);
  expect(shop.logLines.join("")).toContain(own.order_id);
});

const BODY = 64 * 1024;
/** A letter with marks that have to be sorted by their classes: what composing it costs grows with the square of their number. */
const hostile = (length: number) => `a${"\u0301\u0316".repeat(length / 2)}`.slice(0, length);
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The longest texts that are read at all, in every field, and as many items as fit. */
function fullOfText() {
  const order = {
    ...anOrder(),
    guest_name: hostile(400),
    guest_email: hostile(1016),
    guest_address: hostile(2000),
    guest_city: hostile(400),
    guest_phone: hostile(64),
    guest_pincode: hostile(64),
    items: [] as object[],
  };
  const item = { name: hostile(480), qty: 1, price: 200 };
  while (order.items.length < 50 && sizeOf(order) + sizeOf(item) < BODY) order.items.push(item);
  return order;
}

const long = hostile(10_000);
/** Each schema's own work is in tests/unit/typed-work.test.ts. */
const bodies: [what: string, path: string, body: () => object][] = [
  ["an order's every field", "/api/orders", fullOfText],
  ["an order's name", "/api/orders", () => ({ ...anOrder(), guest_name: hostile(31_000) })],
  ["an order of 10,000 items", "/api/orders", () => ({ ...anOrder(), items: Array(10_000).fill({}) })],
  ["a phone to look up", "/api/order-status", () => ({ order_id: newOrderId(), guest_phone: hostile(31_000) })],
  ["a status", `/api/orders?orderId=${newOrderId()}`, () => ({ status: hostile(31_000) })],
  ["a WhatsApp message", "/api/whatsapp", () => ({ from: long, to: long, body: long, order: newOrderId() })],
];

/** Of the processor, in milliseconds. It takes 2 to 15; without bounds 1,400. */
const ALLOWED = 30;

// promise: Text that costs time to compose
test.each(bodies)("64 KiB of hostile text in %s cost no more than 30 ms", async (_what, path, made) => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const costs: number[] = [];
  // The first ones pay for what is loaded and compiled once.
  for (let n = 0; n < 5; n++) {
    const body = made();
    expect(sizeOf(body)).toBeLessThanOrEqual(BODY);
    const ofStaff = path.includes("orderId") ? "PATCH" : "POST";
    const before = process.threadCpuUsage();
    const { status } = /orderId|whatsapp/.test(path)
      ? await shop.asStaff(ofStaff, path, body)
      : await shop.call("POST", path, { body });
    const { user, system } = process.threadCpuUsage(before);
    costs.push((user + system) / 1000);
    expect([404, 422]).toContain(status);
  }
  expect(Math.min(...costs)).toBeLessThan(ALLOWED);
});

test("a text four times as long as its limit is read, and fits when blanks and marks were all that was too much", () => {
  const padded = `packed${" ".repeat(150)}`;
  expect(orderChangeSchema.parse({ status: padded })).toEqual({ status: "packed" });
  const { error } = orderChangeSchema.safeParse({ status: `${padded}     ` });
  expect(error?.issues[0]?.message).toBe("A status has 1 to 40 characters");
});
