import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shop } from "#lib/shop/facts/shop.ts";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import { asGsmText, customerSms, isGsmText, segmentsOf, smsTemplates } from "#lib/shop/messages/sms-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { FIRST_STATUS, usualStatuses } from "#lib/shop/order/order-status.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { askOnWhatsApp } from "@/components/checkout/order-placed";
import { toPlace } from "@/tests/support/store-fixtures";

const order_id = "0123456789ABCDK7M2QX";
const { order } = toPlace({ order_id, total_price: 1200 });
const origin = "https://shop.example";
const upi = "upi://pay?pa=larder@okbank&pn=Wayanad%20Larder%20Producers&am=1200.00&cu=INR&tn=Order%20K7M%202QX";

test("the customer's mail has a UPI link that names payee, amount to the paisa, currency and order, to be used after we confirm; without a UPI id it says nothing of UPI", () => {
  expect(upiLink(order, "larder@okbank")).toBe(upi);
  expect(upiLink(order, null)).toBeNull();
  const { text, html } = confirmationEmail(order, origin, "larder@okbank");
  const words = "Pay ₹1,200 by UPI to larder@okbank, after we confirm";
  expect(text).toContain(`${words}: ${upi}`);
  expect(html).toContain(`href="${upi.replaceAll("&", "&#38;")}"`);
  expect(html).toContain(words);
  const without = confirmationEmail(order, origin, null);
  expect(without.text + without.html).not.toMatch(/upi/i);
});

test("an order that was paid at the desk asks for no payment, in either language", () => {
  const paid = { how: "Cash", reference: "", at: order.created_at, amount: 1200 };
  const { text, html } = confirmationEmail({ ...order, paid }, origin, "larder@okbank");
  expect(text).toContain("You have paid for it.");
  expect(text + html).not.toMatch(/upi|confirms payment/i);
  const tamil = confirmationEmail({ ...order, paid, language: "ta" }, origin, "larder@okbank");
  expect(tamil.text).toContain("பணம் வந்துவிட்டது.");
  expect(tamil.text + tamil.html).not.toMatch(/upi/i);
});

test("the mail of every status has one button, in either language, and the WhatsApp link opens a chat that has the spoken number alone", () => {
  for (const language of ["en", "ta"] as const)
    for (const status of ["confirmed", "packed", "shipped", "delivered", "cancelled"]) {
      const { html } = statusEmail(language === "ta" ? { ...order, language } : order, status, origin);
      expect(html.match(/class="button" href="[^"]+"/g), `${status} in ${language}`).toHaveLength(1);
    }
  const link = new URL(askOnWhatsApp(order.order_id));
  expect(link.origin + link.pathname).toBe("https://wa.me/919447054321");
  expect([...link.searchParams]).toEqual([["text", "Hello Wayanad Larder, I have a question about my order K7M 2QX."]]);
});

const orderOf = (other: Partial<Order> = {}) => toPlace({ order_id, guest_name: "Meena Devi", ...other }).order;
const link = `${origin}/order-status#id=${order_id}`;

test.each([
  ["placed", "Thank you! Wayanad Larder has your order K7M2QX."],
  ["shipped", "Wayanad Larder: your order K7M2QX is on its way."],
  ["changed", "Wayanad Larder: your order K7M2QX is changed as you asked."],
  ["waiting for the rain", "Wayanad Larder: there is news about your order K7M2QX."],
  ["constructor", "Wayanad Larder: there is news about your order K7M2QX."],
])("%s is reported in the words of its template, with the number to say aloud and where to look", (about, words) => {
  expect(customerSms(orderOf(), about, origin)).toBe(`${words} Status: ${link}`);
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

test("each status that an order may come to has a template of its own", () => {
  const kinds = smsTemplates("en", origin).map(({ kind }) => String(kind));
  expect(usualStatuses.filter((status) => !kinds.includes(status))).toEqual([FIRST_STATUS]);
});

/** A template as an operator compares it: every value is of its variable's kind. */
function asPattern(template: string): RegExp {
  const kinds = { alphanumeric: "[A-Za-z0-9 ]{1,30}", url: `${origin}(?:/ta)?/order-status#id=[A-Z0-9]{20}` };
  const literal = template.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{#(alphanumeric|url)#\}/g, (_, kind: keyof typeof kinds) => kinds[kind])}$`);
}

describe.each(["en", "ta"] as const)("the templates in %s", (language) => {
  const templates = smsTemplates(language, origin);
  const ofLanguage = language === "ta" ? { language } : {};

  test("have two variables at most, each of a kind that operators know, and differ", () => {
    for (const { text } of templates) {
      const variables = [...text.matchAll(/\{#?(\w+)#?\}/g)].map(([variable]) => variable);
      expect(variables.length, text).toBeLessThanOrEqual(2);
      expect(variables, text).toEqual(variables.length === 0 ? [] : ["{#alphanumeric#}", "{#url#}"]);
      expect(text).toContain(language === "ta" ? shop.names.ta : shop.name);
    }
    expect(templates.length).toBeGreaterThan(usualStatuses.length);
    expect(new Set(templates.map(({ text }) => text)).size).toBe(templates.length);
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
  ["a".repeat(307), 3],
  ["அ".repeat(70), 1],
  ["அ".repeat(71), 2],
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
