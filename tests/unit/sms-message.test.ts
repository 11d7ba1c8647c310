import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shop } from "#lib/shop/facts/shop.ts";
import { asGsmText, customerSms, isGsmText, segmentsOf, smsTemplates } from "#lib/shop/messages/sms-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const origin = "https://shop.example";
const order_id = "0123456789ABCDK7M2QX";
const orderOf = (other: Partial<Order> = {}) => toPlace({ order_id, guest_name: "Meena Devi", ...other }).order;
const link = `${origin}/order-status#id=${order_id}`;
const languages = ["en", "ta"] as const;

test("placing is reported with the number to say aloud and where to look", () => {
  expect(customerSms(orderOf(), "placed", origin)).toBe(
    `Thank you! Wayanad Larder has your order K7M2QX. Status: ${link}`,
  );
});

test.each([
  ["shipped", "your order K7M2QX is on its way."],
  ["changed", "your order K7M2QX is changed as you asked."],
  ["waiting for the rain", "there is news about your order K7M2QX."],
  ["pending", "there is news about your order K7M2QX."],
  ["constructor", "there is news about your order K7M2QX."],
])("%s is reported in the words of its template", (about, words) => {
  expect(customerSms(orderOf(), about, origin)).toBe(`Wayanad Larder: ${words} Status: ${link}`);
});

test.each([
  ["DTDC", "7788", "your order is on its way with DTDC 7788."],
  ["ST Courier", "1".repeat(19), `your order is on its way with ST Courier ${"1".repeat(19)}.`],
  ["ST Courier", "1".repeat(20), "your order K7M2QX is on its way."],
  ["தபால்", "7788", "your order K7M2QX is on its way."],
])("the parcel %s %s is named where that fits a registered variable", (courier, number, words) => {
  const order = orderOf({ tracking: { courier, number, url: "" } });
  expect(customerSms(order, "shipped", origin)).toBe(`Wayanad Larder: ${words} Status: ${link}`);
  expect(customerSms(order, "delivered", origin)).not.toContain(courier);
});

/** A template as an operator compares it: every value is of its variable's kind. */
function asPattern(template: string): RegExp {
  const kinds = { alphanumeric: "[A-Za-z0-9 ]{1,30}", url: `${origin}(?:/ta)?/order-status#id=[A-Z0-9]{20}` };
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{#(alphanumeric|url)#\}/g, (_, kind: keyof typeof kinds) => kinds[kind])}$`);
}

describe.each(languages)("the templates in %s", (language) => {
  const templates = smsTemplates(language, origin);
  const ofLanguage = language === "ta" ? { language } : {};

  test("have two variables at most, each of a kind that operators know, and differ", () => {
    for (const { text } of templates) {
      const variables = [...text.matchAll(/\{#?(\w+)#?\}/g)].map(([variable]) => variable);
      expect(variables.length, text).toBeLessThanOrEqual(2);
      expect(variables, text).toEqual(variables.length === 0 ? [] : ["{#alphanumeric#}", "{#url#}"]);
      expect(text).toContain(language === "ta" ? shop.tamilName : shop.name);
    }
    expect(new Set(templates.map(({ text }) => text)).size).toBe(10);
  });

  test("are what is sent, whatever is typed and said, and have as many segments as they say", () => {
    const typed = fc.string({ unit: "binary", minLength: 1, maxLength: 100 });
    const about = fc.oneof(typed, fc.constantFrom(...usualStatuses, ...templates.map(({ kind }) => kind)));
    const anyId = fc.string({ unit: fc.constantFrom("A", "7", "_"), minLength: 16, maxLength: 64 });
    const id = fc.oneof(fc.constant(order_id), anyId);
    fc.assert(
      fc.property(typed, about, id, fc.boolean(), (guest_name, about, order_id, isTracked) => {
        const tracking = isTracked ? { courier: "ST Courier", number: "1".repeat(19), url: "" } : null;
        const sent = customerSms(orderOf({ ...ofLanguage, guest_name, order_id, tracking }), about, origin);
        const same = templates.filter(({ text }) => asPattern(text).test(sent));
        expect(same, sent).toHaveLength(1);
        expect(segmentsOf(sent)).toBe(same[0]?.segments);
        expect(segmentsOf(sent)).toBeLessThanOrEqual(language === "ta" ? 2 : 1);
        expect(isGsmText(sent)).toBe(language === "en");
      }),
    );
  });

  test("give way to the shop's phone number where the address makes them longer than is paid for", () => {
    const call = templates.find(({ kind }) => kind === "call")?.text;
    const kept = (length: number) =>
      customerSms(orderOf(ofLanguage), "placed", "https://".padEnd(length, "a")) !== call;
    const longest = { en: 160, ta: 134 }[language];
    const site = "https://".padEnd(20, "a");
    const room = 20 + longest - customerSms(orderOf(ofLanguage), "placed", site).length;
    expect([kept(room), kept(room + 1)]).toEqual([true, false]);
    expect(call).toContain(shop.phone);
  });
});

test.each([
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["அ".repeat(70), 1],
  ["அ".repeat(71), 2],
  ["அ".repeat(134), 2],
  ["அ".repeat(135), 3],
  [`${"a".repeat(70)}₹`, 2],
])("a text is as many segments as networks count", (text, segments) => {
  expect(segmentsOf(text)).toBe(segments);
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
