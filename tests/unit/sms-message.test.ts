import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asGsmText, isGsmText } from "#lib/shop/messages/gsm-text.ts";
import { placedSms, statusSms } from "#lib/shop/messages/sms-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { shop } from "#lib/shop/shop.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const origin = "https://shop.example";
const order_id = "0123456789ABCDK7M2QX";
const orderOf = (other: Partial<Order> = {}) => toPlace({ order_id, guest_name: "Meena Devi", ...other }).order;
const link = `${origin}/order-status#id=${order_id}`;

test("placing is reported with the name, the number to say aloud, the total and where to look", () => {
  expect(placedSms(orderOf({ total_price: 120_000 }), origin)).toBe(
    `Thank you, Meena Devi! Wayanad Larder has your order K7M 2QX, Rs 1,20,000. Status: ${link}`,
  );
});

test("a status change is reported in a customer's words", () => {
  expect(statusSms(orderOf({ total_price: 1200 }), "shipped", origin)).toBe(
    `Wayanad Larder: your order K7M 2QX, Rs 1,200, is now: On its way. Status: ${link}`,
  );
});

test.each([
  ["K.Meenakshi", "K Meenakshi"],
  ["José D’Souza-François", "José D'Souza-Fran..."],
  ["Venkatanarasimharajuvaripeta", "dear customer"],
  ["மீனாட்சி", "dear customer"],
  ["Meena 🌶", "dear customer"],
  ["மீனா Devi", "dear customer"],
  ["win at evil.example", "win at evil"],
  ["pay 9876500000", "dear customer"],
  ["https://evil.example", "dear customer"],
  ["me@evil.example", "dear customer"],
  ["...", "dear customer"],
])("the name %s is in it as %s: no foreign letter, and nothing to tap on", (guest_name, shown) => {
  expect(placedSms(orderOf({ guest_name }), origin)).toMatch(`Thank you, ${shown}! `);
});

test.each([
  ["packed, leaves on Monday", "packed, leaves on Monday"],
  ["waiting for the rain to end in Madurai", "waiting for the rain to end..."],
  ["அனுப்பப்பட்டது", "there is news"],
  ["paid ₹200", "there is news"],
])("the status %s is in it as %s", (status, shown) => {
  expect(statusSms(orderOf(), status, origin)).toContain(`is now: ${shown}. Status: `);
});

describe("what is too long", () => {
  test("gives up the name before the link", () => {
    // The longer the shop's name, the less is left for the address.
    const textOf = (length: number) =>
      placedSms(orderOf({ guest_name: "Meenakshi Sundaram S" }), "https://".padEnd(length - shop.name.length, "a"));
    expect(textOf(49)).toMatch(/^Thank you, Meenakshi Sundaram S! .*order-status#id=/);
    expect(textOf(49)).toHaveLength(160);
    expect(textOf(50)).toMatch(/^Thank you, dear customer! .*order-status#id=/);
    expect(textOf(56)).toHaveLength(160);
    expect(textOf(57)).toMatch(/^Thank you, dear customer! .* Questions\? /);
  });

  test("gives up the link before the number and the total", () => {
    const text = placedSms(orderOf(), "https://".padEnd(60, "a"));
    expect(text).toBe(
      "Thank you, dear customer! Wayanad Larder has your order K7M 2QX, Rs 200. Questions? +91 94470 12345",
    );
  });
});

test("no order that the shop accepts makes more than one message, or one that needs another alphabet", {
  timeout: 30_000,
}, () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 100 }),
    fc.string({
      unit: fc.constantFrom("அ", "ீ", "🌶", "é", "₹", "[", "~", "€", "a", " ", "."),
      minLength: 1,
      maxLength: 100,
    }),
  );
  const some = fc.record({
    order_id: fc.string({ unit: fc.constantFrom("A", "7", "_", "-"), minLength: 16, maxLength: 64 }),
    guest_name: text,
    total_price: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  });
  const origins = fc.constantFrom(
    origin,
    "http://localhost:3000",
    "http://[::1]:3000",
    `https://${"a".repeat(200)}.in`,
  );
  const status = fc.oneof(text, fc.constantFrom(...usualStatuses));
  fc.assert(
    fc.property(some, status, origins, (some, status, origin) => {
      for (const text of [placedSms(orderOf(some), origin), statusSms(orderOf(some), status, origin)]) {
        expect([text.length <= 160, isGsmText(text), /Rs \d/.test(text)]).toEqual([true, true, true]);
      }
    }),
  );
});

test.each([
  ["Hello @ £5 Ñandú!", "Hello @ £5 Ñandu!"],
  ["“Oil” – cold…", '"Oil" - cold...'],
  ["a[b]", null],
  ["€", null],
  ["அ", null],
])("%s in the alphabet of text messages is %s", (text, plain) => {
  expect(asGsmText(text)).toBe(plain);
});
