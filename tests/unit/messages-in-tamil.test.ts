import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { confirmationEmail, statusEmail } from "#lib/shop/messages/customer-email.ts";
import { customerTexts } from "#lib/shop/messages/customer-texts.ts";
import { digestMessage } from "#lib/shop/messages/digest-message.ts";
import type { Email } from "#lib/shop/messages/email-layout.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { customerSms } from "#lib/shop/messages/sms-message.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { statusText, usualStatuses } from "#lib/shop/order/order-status.ts";
import { paid, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const origin = "https://shop.example";
const order_id = "0123456789ABCDK7M2QX";
const link = `${origin}/ta/order-status#id=${order_id}`;
const foreignId = "an-id-of-another-client";
const statuses: readonly string[] = usualStatuses;
const tracking = { courier: "ST Courier", number: "7788", url: "https://courier.example/7788" };

const orderOf = (other: Partial<Order> = {}) => toPlace({ order_id, language: "ta", ...other }).order;
/** With all that an order can have: samples, a discount, a delivery charge, a parcel on its way. */
const full = orderOf({
  items: [paid("Black Pepper", 2), paid("Hill Tea"), sample("Green Cardamom")],
  total_price: 1_200,
  discount_amount: 60,
  discount_kind: "sample",
  delivery_charge: 40,
  tracking,
});

const mailsOf = (order: Order): Email[] => [
  confirmationEmail(order, origin, "larder@okbank"),
  ...statuses.map((status) => statusEmail(order, status, origin)),
];

/** What is in Latin letters in a mail in Tamil too: names, addresses, ids, and what the customer has typed. */
const { line1, line2, city } = shop.address;
const ofShop = [shop.legalName, shop.name, line1, line2, city, shop.email, "larder@okbank", "UPI", "FSSAI"];
const LATIN = [...ofShop, order_id, "K7M 2QX", "Meenakshi Sundaram", "Chennai", "ST Courier"];
const withoutLatin = (text: string) =>
  LATIN.reduce((left, name) => left.replaceAll(name, ""), text.replace(/(https?|upi):\S+/g, ""));

const seen = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test("a mail about an order in Tamil has no word of English, whatever the order's status", () => {
  const foreign = orderOf({ order_id: foreignId, state: "Kerala", discount_kind: "first_order" });
  for (const order of [full, orderOf(), foreign])
    for (const { subject, text, html } of mailsOf(order))
      for (const part of [subject, text, seen(html)]) {
        expect(withoutLatin(part)).not.toMatch(/[A-Za-z]/);
        expect(part).toMatch(/\p{Script=Tamil}/u);
      }
});

test("its items have their Tamil names, or the English one of a product that is gone; amounts, numbers and days are written as on the pages", () => {
  const { text } = confirmationEmail(orderOf({ items: [paid("Black Pepper"), paid("Sold Long Ago")] }), origin);
  expect(text).toContain(`1. ${findProductByName("Black Pepper")?.names.ta} × 1`);
  expect(text).not.toContain("Black Pepper");
  expect(text).toContain("2. Sold Long Ago × 1");
  const placed = { created_at: "2026-11-20T04:00:00.000Z", state: "Tamil Nadu" };
  const { text: figures } = confirmationEmail({ ...full, ...placed, total_price: 120_000 }, origin);
  expect(figures).toContain("₹1,20,000");
  expect(figures).toMatch(/நவம்பர் \d+, \p{Script=Tamil}+\./u);
  expect(figures).not.toMatch(/[௦-௯]/);
  const foreign = statusEmail(orderOf({ order_id: foreignId, ...placed }), "packed", origin);
  expect(foreign.subject).toMatch(/நவம்பர் 20: /);
});

test("it says which language it is in, its links lead to the page in Tamil, and one in English says the other", () => {
  for (const { text, html } of mailsOf(full)) {
    expect(text).toContain(link);
    for (const part of [`href="${link}"`, '<html lang="ta">']) expect(html).toContain(part);
  }
  for (const { html } of mailsOf({ ...full, language: undefined })) expect(html).toContain('<html lang="en-IN">');
});

test("a status is said in the same word as on the page, in English, and as staff wrote it where it is theirs", () => {
  for (const status of statuses) {
    expect(statusText(status, customerTexts("en").statusWord)).toBe(statusText(status));
    expect(statusText(status, customerTexts("ta").statusWord)).toMatch(/^[\p{Script=Tamil} ]+$/u);
  }
  for (const status of ["constructor", "Waiting for rain"])
    for (const language of ["en", "ta"] as const)
      expect(statusText(status, customerTexts(language).statusWord)).toBe(status);
});

test("the warehouse reads English, what was typed as it was typed, and that the customer reads Tamil", () => {
  const typed = { guest_name: "மீனாட்சி", guest_address: "12 வடக்குத் தெரு, மதுரை, Tamil Nadu - 625001" };
  const texts = (language?: "ta") => {
    const order = { ...full, ...typed, language };
    return [warehouseEmail(order).text, whatsappMessage(order), JSON.stringify(whatsappVariables(order))];
  };
  for (const text of texts("ta")) {
    expect(text).toContain("Customer reads Tamil");
    const others = Object.values(typed).reduce((left, value) => left.replaceAll(value, ""), text);
    expect(others).not.toMatch(/\p{Script=Tamil}/u);
  }
  for (const text of texts()) expect(text).not.toContain("Customer reads");
  expect(digestMessage([full, full], origin)).toBe(digestMessage([{ ...full, language: undefined }, full], origin));
});

test("a text message in Tamil says what the English one says", () => {
  const order = orderOf({ guest_name: "Meena Devi" });
  const { ta } = shop.names;
  expect(customerSms(order, "placed", origin)).toBe(`நன்றி! ${ta}: ஆர்டர் K7M2QX கிடைத்தது. நிலை: ${link}`);
  expect(customerSms(order, "shipped", origin)).toBe(`${ta}: ஆர்டர் K7M2QX கிளம்பிவிட்டது. நிலை: ${link}`);
});
