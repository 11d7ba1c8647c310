import { expect, test } from "vitest";
import { shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { noLaterFacts } from "#lib/shop/order/example-order.ts";
import {
  languageOfOrder,
  orderIdSchema,
  orderSchema,
  statusLookupSchema,
  statusPairSchema,
  wireQuoteSchema,
} from "#lib/shop/order/order.ts";
import { type OrderRequest, orderFingerprint, orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { customerAddress, paid, sample } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";
import { answeredOrder } from "@/tests/support/stored-in-november";
import { filledForm } from "./filled-form";

const request = orderRequestSchema.parse({
  ...shippingOf(filledForm),
  order_id: "ABCDEFGH12345678",
  items: [paid("Green Cardamom", 2), sample("Kokum")],
  total_price: 360,
});

test.each<[id: unknown, isOne: boolean]>([
  ["ABCDEFGH12345678", true],
  ["abcdefgh-1234_678", true],
  ["A".repeat(64), true],
  ["A".repeat(15), false],
  ["A".repeat(65), false],
  ["__CDEFGH12345678", false],
  ["ABCDEFGH1234567.", false],
  ["ABCDEFGH12345678\n", false],
  ["ABCDEFGH1234567é", false],
  ["", false],
  [7, false],
])("is %j an order id? %s", (id, isOne) => {
  expect(orderIdSchema.safeParse(id).success).toBe(isOne);
});

test.each([
  ["order of the lines", { items: request.items.toReversed() }],
  ["language", { language: "ta" as const }],
  ["id", { order_id: "ZZZZZZZZ12345678" }],
])("another %s does not make another order", (_what, other) => {
  expect(orderFingerprint({ ...request, ...other }, "uid")).toBe(orderFingerprint(request, "uid"));
});

test.each([
  ["name", { guest_name: "Meena Devi" }],
  ["phone", { guest_phone: "9876543211" }],
  ["e-mail", { guest_email: "m@customer.example" }],
  ["address", { guest_address: "13 North Street, Madurai, Tamil Nadu - 625001" }],
  ["state", { state: "Kerala" }],
  ["total", { total_price: 361 }],
  ["item's name", { items: [{ name: "Cinnamon Bark", qty: 2, price: 200 }, request.items[1]] }],
  ["item's quantity", { items: [{ name: "Green Cardamom", qty: 3, price: 200 }, request.items[1]] }],
  ["item's price", { items: [{ name: "Green Cardamom", qty: 2, price: 100 }, request.items[1]] }],
  ["number of lines", { items: request.items.slice(0, 1) }],
])("another %s makes another order", (_field, changed) => {
  const other = { ...request, ...changed } as OrderRequest;
  expect(orderFingerprint(other, null)).not.toBe(orderFingerprint(request, null));
});

test("another user makes another order", () => {
  const prints = [null, "uid", "other", "null"].map((user) => orderFingerprint(request, user));
  expect(new Set(prints).size).toBe(4);
});

test.each([
  [{ language: "ta" }, "ta"],
  [{}, undefined],
  [{ language: "TA" }, undefined],
  [{ language: null }, undefined],
  [{ language: { ta: "ta" } }, undefined],
])("an order with %j is taken, and its language is %s", (sent, language) => {
  expect(orderRequestSchema.parse({ ...request, ...sent }).language).toBe(language);
});

test.each([
  [{ order_id: "ABCDEFGH12345678", guest_phone: "+91 98765 43210" }, undefined],
  [{ order_id: "\u00a0ABCDEFGH12345678\n", guest_phone: "9876543210" }, undefined],
  [{ order_id: "short", guest_phone: "9876543210" }, "That doesn't look like an order id. It's in your confirmation."],
  [{ order_id: "ABCDEFGH12345678", guest_phone: "98765" }, "Phone number must be exactly 10 digits"],
  [["ABCDEFGH12345678"], "Please enter the order id and the phone number"],
])("looking up %j: %s", (sent, sentence) => {
  expect(plain(statusLookupSchema.safeParse(sent).error?.issues[0]?.message)).toBe(sentence);
});

test("on the wire any two texts are a pair, so that every wrong one is answered alike", () => {
  const pair = { order_id: "short", guest_phone: "98765" };
  expect(statusPairSchema.parse(pair)).toEqual(pair);
  expect(statusPairSchema.parse({ ...pair, guest_phone: "+91 98765 43210" }).guest_phone).toBe("9876543210");
  for (const wrong of [{ order_id: ["x"] }, { guest_phone: 9876543210 }])
    expect(statusPairSchema.safeParse({ ...pair, ...wrong }).success).toBe(false);
});

/** As November's version answered it, in English: each of its fields is needed. */
const { language: _, ...order } = answeredOrder;

test("an answer carries the contract's fields, nothing else is read from it, and a language that is not known here is read as English", () => {
  expect(orderSchema.parse({ ...order, fingerprint: "secret" })).toEqual({
    ...order,
    ...noLaterFacts,
    tracking: null,
    guest_city: "Chennai",
    guest_pincode: "600004",
    address: customerAddress,
  });
  expect(orderSchema.parse({ ...order, delivery_charge: 40 })).toMatchObject({ ...order, delivery_charge: 40 });
  expect(orderSchema.parse(order)).not.toHaveProperty("language");
  for (const [language, expected] of Object.entries({ ta: "ta", tlh: "en" })) {
    const read = orderSchema.parse({ ...order, language });
    expect([read.language, languageOfOrder(read)]).toEqual([language, expected]);
  }
  expect(languageOfOrder(orderSchema.parse(order))).toBe("en");
});

test.each(Object.keys(order))("an order without its %s is not read", (field) => {
  expect(orderSchema.safeParse({ ...order, [field]: undefined }).success).toBe(false);
});

test.each([
  ["first_order", true],
  [null, true],
  [7, false],
])("a discount of the kind %s is read: %s", (discount_kind, read) => {
  const figures = { items: [], subtotal: 200, discount_amount: 20, delivery: 0, total_price: 180 };
  expect(orderSchema.safeParse({ ...order, discount_kind }).success).toBe(read);
  expect(wireQuoteSchema.safeParse({ ...figures, discount_kind }).success).toBe(read);
  expect(wireQuoteSchema.safeParse({ ...figures, discount_kind, total_price: 179.5 }).success).toBe(false);
});
