import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { contactLinks, digitsOf, shop } from "#lib/shop/facts/shop.ts";
import { chatTexts } from "#lib/shop/messages/chat-texts.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { paid as packs, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const CHILLI = "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills";
const { order } = toPlace({
  order_id: "ABCDEFGH123456K7M2QX",
  guest_name: "Meena Devi",
  guest_address: "12 North Street, Madurai, Tamil Nadu - 625001",
  guest_email: null,
  items: [packs("Black Pepper", 2), sample("Green Cardamom")],
  total_price: 360,
  discount_amount: 40,
  discount_kind: "sample",
});

/** As long as a link can be: a long site name, and the longest id that a client may choose. */
const longestLink = `https://${"s".repeat(60)}.example/staff/order#${"x".repeat(64)}.zzzzzzzz.${"0".repeat(32)}`;

test("the message has the e-mail's facts in short", () => {
  expect(whatsappMessage(order).split("\n")).toEqual([
    "*Wayanad Larder: new order K7M 2QX*",
    "ABCDEFGH123456K7M2QX",
    "1. Black Pepper x 2, ₹200 each = ₹400 (200g)",
    "2. Green Cardamom x 1, FREE sample (50g)",
    "2 lines, 2 packs, 1 sample, 0.45 kg",
    "Total ₹360, nothing paid online",
    "Meena Devi, 9876543210",
    "12 North Street, Madurai, Tamil Nadu - 625001",
    "Delivery: 3-5 days",
  ]);
});

test("no order that the shop accepts makes a message of more than 1600 characters", () => {
  const name = fc.constantFrom(...products.map(({ name }) => name));
  const line = fc.record({ name, qty: fc.integer({ min: 1, max: 99 }), price: fc.constantFrom(0, 200, 100_000) });
  const anyOrder = fc.record({
    order_id: fc.string({ unit: fc.constantFrom("A", "7"), minLength: 16, maxLength: 64 }),
    guest_name: fc.string({ minLength: 1, maxLength: 100 }),
    guest_address: fc.string({ minLength: 400, maxLength: 500 }),
    items: fc.array(line, { minLength: 1, maxLength: 50 }),
  });
  fc.assert(
    fc.property(anyOrder, (some) => {
      expect(whatsappMessage({ ...order, ...some }, { link: longestLink }).length).toBeLessThanOrEqual(1600);
    }),
  );
});

test("a list that would not fit is replaced by its count, and no other fact is", () => {
  const items = Array(50).fill({ name: CHILLI, qty: 99, price: 120_000 });
  const rows = whatsappMessage({ ...order, items }).split("\n");
  const count = "50 lines, 4950 packs, 990.0 kg";
  expect(rows.slice(2, 5)).toEqual(["50 items, all listed in the e-mail", count, "Total ₹360, nothing paid online"]);
});

test("the template's six values hold the facts, each in one line", () => {
  expect(whatsappVariables(order)).toEqual({
    "1": "K7M 2QX (ABCDEFGH123456K7M2QX)",
    "2": "1. Black Pepper x 2, ₹200 each = ₹400 (200g); 2. Green Cardamom x 1, FREE sample (50g) (2 lines, 2 packs, 1 sample, 0.45 kg)",
    "3": "₹360",
    "4": "Meena Devi, 9876543210",
    "5": "12 North Street, Madurai, Tamil Nadu - 625001",
    "6": "3-5 days",
  });
});

test("the template's values never come to more than WhatsApp takes, whatever the address's length", () => {
  const long = { ...order, order_id: "7".repeat(64), guest_name: "n".repeat(100), total_price: 99_00_000 };
  for (const address of [10, 300, 500])
    for (const lines of [1, 5, 10, 20, 50]) {
      const items = Array(lines).fill({ name: CHILLI, qty: 99, price: 2000 });
      const values = whatsappVariables({ ...long, guest_address: "a".repeat(address), items }, { link: longestLink });
      expect(lengthOf(values)).toBeLessThanOrEqual(824);
      expect(values["5"]).toHaveLength(address);
    }
  const items = Array(10).fill({ name: "Hill Tea", qty: 1, price: 200 });
  expect(whatsappVariables({ ...order, items })["2"]).toMatch(/^1\. Hill Tea .*; 10\. Hill Tea /);
});

test("a delivery note follows the address, but for a template without room for it; a message of Twilio's 1600 characters lists its items, one of more does not", () => {
  const noted = { ...order, delivery_note: "ring 98765 43210" };
  expect(whatsappMessage(noted)).toContain("- 625001\nDelivery note: ring 98765 · 43210\n");
  expect(whatsappVariables(noted)["5"]).toMatch(/ - 625001; Delivery note: ring 98765 · 43210$/);
  const most = { delivery_note: "n".repeat(140), guest_name: "n".repeat(100), guest_address: "a".repeat(600) };
  const longest = { ...noted, ...most };
  expect(whatsappVariables(longest, { link: longestLink })["5"]).toBe(longest.guest_address);
  const withAddress = (length: number) => whatsappMessage({ ...order, guest_address: "a".repeat(length) });
  const room = 1600 - withAddress(0).length;
  expect(withAddress(room)).toHaveLength(1600);
  expect(withAddress(room)).toContain("Black Pepper x 2");
  expect(withAddress(room + 1)).toContain("2 items, all listed in the e-mail");
});

test("after a change the difference stands first, and one of fifty lines is left to the e-mail", () => {
  expect(whatsappMessage(order, { what: "- 1 Black Pepper; new pincode" }).split("\n")[0]).toBe(
    "*Wayanad Larder: Changed: order K7M 2QX: - 1 Black Pepper; new pincode*",
  );
  const what = Array.from({ length: 50 }, (_, n) => `+ ${n} ${"x".repeat(100)}`).join("; ");
  expect(whatsappMessage(order, { link: longestLink, what }).length).toBeLessThan(1600);
  expect(lengthOf(whatsappVariables(order, { link: longestLink, what }))).toBeLessThan(1024 - 200);
  expect(whatsappMessage(order, { what })).toContain("what is different is in the e-mail");
});

const lengthOf = (values: Record<string, string>) => Object.values(values).join("").length;
const textOf = (link: string) => new URL(link).searchParams.get("text");

// promise: the WhatsApp links carry product and quantity
test("a link that orders on WhatsApp has each product with its quantity, pack and price, and says which are samples", () => {
  const lines = [
    { name: "Blend & Paste", qty: 2, price: 250 },
    { name: "Black Pepper", qty: 1, grams: 200, price: 190 },
    { name: "Hill Tea", qty: 1, price: 0 },
  ];
  expect(textOf(orderOnWhatsApp(lines))).toBe(
    `Hello ${shop.name}, I would like to order: 2 × Blend & Paste (₹250), 1 × Black Pepper (200g, ₹190), 1 × Hill Tea (free sample).`,
  );
  expect(orderOnWhatsApp(lines).startsWith(`${contactLinks.whatsapp}?text=`)).toBe(true);
  expect(orderOnWhatsApp([])).toBe(contactLinks.whatsapp);
});

test("the link of a large cart stays an address that phones open, and a number is dialled by its digits alone", () => {
  const many = Array(50).fill({ name: "A product with a long name of forty letters", qty: 99, price: 1250 });
  expect(textOf(orderOnWhatsApp(many))).toMatch(/ and 30 more\.$/);
  expect(orderOnWhatsApp(many).length).toBeLessThan(4000);
  expect(["+91 94470 12345", "044-2345 6789", ""].map(digitsOf)).toEqual(["919447012345", "04423456789", ""]);
});

const paid = { how: "UPI", reference: "4177", at: "2026-11-27T04:00:00.000Z", amount: 450 };
const tracking = { courier: "ST Courier", number: "7788", url: "https://courier.example/7788" };
const orderOf = (other: Parameters<typeof toPlace>[0]) =>
  toPlace({ order_id: "0123456789ABCDK7M2QX", guest_name: "Meena Devi", total_price: 450, ...other }).order;
const statuses = [...usualStatuses, "Waiting for rain"];

// promise: staff's chat begins with what the order's moment asks for
test.each([
  ["confirm", "We have your order K7M 2QX, ₹450. Shall we pack it?", {}],
  ["pay", "Please pay ₹450 by UPI to larder@okbank", { status: "confirmed" }],
  ["pay", "How would you like to pay ₹450", { status: "confirmed" }, null],
  ["confirmed", "Your order K7M 2QX is confirmed and paid.", { status: "confirmed", paid }],
  ["packed", "Your order K7M 2QX is packed", { status: "packed" }],
  ["shipped", "with ST Courier, number 7788. https://courier.example/7788", { status: "shipped", tracking }],
  ["shipped", "with ST Courier, number 7788.", { status: "shipped", tracking: { ...tracking, url: "" } }],
  ["shipped", "Your order K7M 2QX is on its way to you.", { status: "shipped" }],
  ["delivered", "Your order K7M 2QX should be with you now.", { status: "delivered", tracking }],
  ["cancelled", "Your order K7M 2QX is cancelled.", { status: "cancelled" }],
  ["news", "We're writing about your order K7M 2QX.", { status: "Waiting for rain" }],
])(
  "'%s' says '%s', and 'address' asks for the address",
  (link, words, other, upiId: string | null = "larder@okbank") => {
    const order = orderOf(other);
    const texts = chatTexts(order, upiId);
    expect(Object.keys(texts)).toEqual([link, "address"]);
    expect(texts[link]).toMatch(new RegExp(`^Hello Meena Devi, this is ${shop.name}\\. .*\\S$`));
    expect(texts[link]).toContain(words);
    expect(texts.address).toContain(`the right address for your order K7M 2QX?\n\n${order.guest_address}\n\n`);
  },
);

test("an order in Tamil has every chat in Tamil", () => {
  const latin = /Meena Devi|K7M 2QX|UPI|larder@okbank|ST Courier|7788|https:\S+/g;
  for (const other of [...statuses.map((status) => ({ status, tracking })), { status: "confirmed", paid }]) {
    const order = orderOf({ ...other, language: "ta" });
    for (const text of Object.values(chatTexts(order, "larder@okbank"))) {
      expect(text).toContain(shop.names.ta);
      expect(text.replace(order.guest_address, "").replace(latin, "")).not.toMatch(/[A-Za-z]/);
    }
  }
});

// promise: nothing that a stranger types can be tapped in a chat that the shop opens
test("a name, an address and an order id that a stranger typed can't be tapped in any chat", () => {
  const guest_address = "Prize: https://evil.example/win, me@evil.example, 9876501234, Chennai, Tamil Nadu - 600004";
  const typed = { guest_name: "evil.example 98765 01234", guest_address, order_id: "CALL-9876501234-FOR-YOUR-PRIZE" };
  for (const status of statuses) {
    const { address, ...now } = chatTexts(orderOf({ ...typed, status }), null);
    expect(address).toContain("Prize: https: //evil. example/win, me @ evil. example, 98765 · 01234, Chennai");
    expect(Object.values(now).join()).toMatch(/^Hello, this is (?!.*(evil|01234|CALL))/);
  }
});
