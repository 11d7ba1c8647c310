import { expect, test } from "vitest";
import { itemsList, shortenName, shortOrFull } from "#lib/shop/messages/items-list.ts";
import { orderEmailParams, UnreportableOrder, warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
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

test("the warehouse's mail says every fact in both parts, nothing that a customer typed becomes HTML, and its subject names the order alone", () => {
  const { text, html } = warehouseEmail(order);
  expect(factsOfText(text)).toEqual(facts);
  expect(factsOfHtml(html)).toEqual(facts);
  expect(html).toContain("<h1>New order K7M 2QX</h1>");
  expect(html).toContain("&#60;b&#62;O&#39;Neil &#38; Co&#60;/b&#62;");
  expect(html).not.toMatch(/<b>|<North>/);
  expect(warehouseEmail(order).subject).toBe("New order ABCDEFGH123456K7M2QX (K7M 2QX)");
});

test("an order without discount, samples and e-mail says so, in both parts", () => {
  const plain = { ...order, items: order.items.slice(0, 1), total_price: 400, discount_amount: 0, guest_email: null };
  const other: Record<string, string> = {
    "Pick list": "1 line, 2 packs, 0.4 kg\n2 × Black Pepper, 200 g",
    Items: "1. Black Pepper x 2, ₹200 each = ₹400 (200g)",
    "Free samples": "None",
    Total: "₹400",
    "E-mail": "Not given",
  };
  const expected = facts
    .filter(([label]) => label !== "Subtotal" && label !== "Sample discount")
    .map(([label, value]) => [label, other[label] ?? value]);
  expect(factsOfText(warehouseEmail(plain).text)).toEqual(expected);
  expect(factsOfHtml(warehouseEmail(plain).html)).toEqual(expected);
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
  for (const messageOf of [orderEmailParams, warehouseEmail, whatsappMessage, whatsappVariables])
    expect(() => messageOf({ ...order, items: [] })).toThrow(UnreportableOrder);
});

const letters = (length: number) => "abcdefghijklmnopqrstuvwxyz".slice(0, length);

test.each([
  [25, 25, letters(25)],
  [25, 26, "abcdefghijklmnopqrstuv..."],
  [15, 15, letters(15)],
  [15, 16, "abcdefghijkl..."],
  // promise: E-mail list: names over 25 characters shortened to 22 plus dots
])("where %i characters fit, a name of %i is written '%s'", (longest, length, written) => {
  expect(shortenName(letters(length), longest)).toBe(written);
});

test("a character from beyond the first plane counts as one and is never halved", () => {
  expect(shortenName("🙂".repeat(25), 25)).toBe("🙂".repeat(25));
  expect(shortenName("🙂".repeat(26), 25)).toBe(`${"🙂".repeat(22)}...`);
});

test("items are numbered lines with quantity and cost, samples named as free", () => {
  const items = [
    { name: "Green Cardamom", qty: 2, price: 200 },
    { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", qty: 10, price: 12_000 },
    { name: "Kokum", qty: 1, price: 0 },
  ];
  expect(itemsList(items).split("\n")).toEqual([
    "1. Green Cardamom x 2, ₹200 each = ₹400 (200g)",
    "2. Single-Estate Sun-Drie... x 10, ₹12,000 each = ₹1,20,000 (200g)",
    "3. Kokum x 1, FREE sample (50g)",
  ]);
});

test.each([
  ["exactly 30% saved", 1_000, 700, "short"],
  ["just below 30% saved", 1_000, 701, "full"],
  ["exactly 30% of 810 saved", 810, 567, "short"],
  ["just below 30% of 810 saved", 810, 568, "full"],
  // promise: A short form (15, or 12 plus dots) ... ... and saves at least 30%
])("a list of %s", (_case, full, short, sent) => {
  expect(shortOrFull("f".repeat(full), "s".repeat(short))[0]).toBe(sent[0]);
});

// promise: A short form (15, or 12 plus dots) ...
test("a long order is listed in the short form: names of 15, or 12 and dots", () => {
  const chilli = { name: "Single-Estate Sun-Dried Bird's Eye Chilli of the Hills", qty: 1, price: 200 };
  const items = Array(30).fill(chilli);
  const list = itemsList([...items, { name: "Banana Crisps", qty: 2, price: 200 }, { name: "Salt", qty: 1, price: 0 }]);
  const lines = list.split("\n");
  expect(lines[0]).toBe("Single-Estat... x1 ₹200 200g");
  expect(lines.slice(30)).toEqual(["Banana Crisps x2 ₹400 100g", "Salt x1 FREE 50g"]);
});

// promise: A short form (15, or 12 plus dots) ... ... when the list exceeds 800 characters
test("a list of 800 characters stays full, one more makes it short", () => {
  // With names of 10 letters, 20 such lines and their 19 line breaks are 790 characters.
  const listOf = (longer: number) =>
    itemsList(
      Array.from({ length: 20 }, (_, index) => ({ name: letters(index < longer ? 11 : 10), qty: 1, price: 9 })),
    );
  expect(listOf(10)).toHaveLength(800);
  expect(listOf(10)).toMatch(/^1\. abcdefghijk x 1, ₹9 each = ₹9 \(200g\)\n/);
  expect(listOf(11)).toMatch(/^abcdefghijk x1 ₹9 200g\n/);
});
