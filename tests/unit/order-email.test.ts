import { describe, expect, test } from "vitest";
import { orderEmailParams, UnreportableOrder, warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const { order } = toPlace({
  order_id: "ABCDEFGH123456K7M2QX",
  guest_name: `Meena "Mani" <b>O'Neil & Co</b>`,
  guest_address: "12 <North> Street, Madurai, Tamil Nadu - 625001",
  guest_email: "meena@example.in",
  items: [
    { name: "Black Pepper", qty: 2, price: 200 },
    { name: "Green Cardamom", qty: 1, price: 0 },
    { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", qty: 1, price: 1200 },
  ],
  total_price: 1440,
  discount_amount: 160,
  discount_kind: "sample",
  created_at: "2026-11-20T04:00:00.000Z",
});

/** Every fact of this order that the warehouse must get. */
const facts: [label: string, value: string][] = [
  ["Order", "ABCDEFGH123456K7M2QX (say: K7M 2QX)"],
  ["Placed", "20 Nov 2026, 9:30 am"],
  [
    "Pick list",
    "3 lines, 3 packs, 1 sample, 0.65 kg\n2 × Black Pepper, 200 g\n1 × Green Cardamom, 50 g sample\n" +
      "1 × Single-Estate Sun-Dried Bird's Eye Chilli of the Hills, 200 g",
  ],
  [
    "Items",
    "1. Black Pepper x 2, ₹200 each = ₹400 (200g)\n2. Single-Estate Sun-Drie... x 1, ₹1,200 each = ₹1,200 (200g)",
  ],
  ["Free samples", "1. Green Cardamom x 1, FREE sample (50g)"],
  ["Subtotal", "₹1,600"],
  ["Sample discount", "-₹160"],
  ["Total", "₹1,440"],
  ["Payment status", "confirmed (order confirmed; nothing paid online, collect before dispatch)"],
  ["Customer", `Meena "Mani" <b>O'Neil & Co</b>`],
  ["Phone", "9876543210"],
  ["E-mail", "meena@example.in"],
  ["Deliver to", "12 <North> Street, Madurai, Tamil Nadu - 625001"],
  ["Delivery", "3-5 days"],
];

const factsOfText = (text: string) =>
  text
    .split("\n\n")
    .slice(1)
    .map((row) => [row.slice(0, row.indexOf(":")), row.slice(row.indexOf(":") + 1).trim()]);

const unescaped = (html = "") => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
const factsOfHtml = (html: string) =>
  Array.from(html.matchAll(/<th scope="row">([^<>]*)<\/th><td>(.*?)<\/td>/gs), ([, label, value = ""]) => [
    unescaped(label),
    // The phone alone is a link.
    unescaped(value.replaceAll("<br>\n", "\n").replace(/^<a href="tel:\+91\d{10}">(\d{10})<\/a>$/, "$1")),
  ]);

describe("the warehouse's mail", () => {
  test("its text part says every fact", () => {
    expect(factsOfText(warehouseEmail(order).text)).toEqual(facts);
  });

  test("its HTML part says the same", () => {
    expect(factsOfHtml(warehouseEmail(order).html)).toEqual(facts);
    expect(warehouseEmail(order).html).toContain("<h1>New order K7M 2QX</h1>");
  });

  test("nothing a customer typed becomes HTML", () => {
    const { html } = warehouseEmail(order);
    expect(html).toContain("&#60;b&#62;O&#39;Neil &#38; Co&#60;/b&#62;");
    expect(html).not.toMatch(/<b>|<North>/);
  });

  test("its subject names the order, and nothing that a customer typed", () => {
    expect(warehouseEmail(order).subject).toBe("New order ABCDEFGH123456K7M2QX (K7M 2QX)");
  });

  test("an order without discount, samples and e-mail says so, in both parts", () => {
    const plain = { ...order, items: order.items.slice(0, 1), total_price: 400, discount_amount: 0, guest_email: null };
    const expected = facts
      .filter(([label]) => label !== "Subtotal" && label !== "Sample discount")
      .map(([label, value]) => {
        const other: Record<string, string> = {
          "Pick list": "1 line, 2 packs, 0.4 kg\n2 × Black Pepper, 200 g",
          Items: "1. Black Pepper x 2, ₹200 each = ₹400 (200g)",
          "Free samples": "None",
          Total: "₹400",
          "E-mail": "Not given",
        };
        return [label, other[label] ?? value];
      });
    expect(factsOfText(warehouseEmail(plain).text)).toEqual(expected);
    expect(factsOfHtml(warehouseEmail(plain).html)).toEqual(expected);
  });
});

test("the mail's parameters carry the specification's names, regular and sample items apart", () => {
  const { regular_items, sample_items, items_list, ...other } = orderEmailParams(order);
  expect(other).toEqual({
    order_id: order.order_id,
    customer_name: order.guest_name,
    customer_phone: "9876543210",
    delivery_address: order.guest_address,
    total_price: "₹1,440",
    payment_status: facts[8]?.[1],
    delivery_date: "3-5 days",
  });
  expect([regular_items, sample_items]).toEqual([facts[3]?.[1], facts[4]?.[1]]);
  expect(items_list.split("\n")[1]).toBe("2. Green Cardamom x 1, FREE sample (50g)");
});

// promise: E-mail fails if items are missing, or their list is shorter than 5 characters
test("an order that lost its items can never be reported", () => {
  expect(() => orderEmailParams({ ...order, items: [] })).toThrow(UnreportableOrder);
  expect(() => warehouseEmail({ ...order, items: [] })).toThrow(UnreportableOrder);
});
