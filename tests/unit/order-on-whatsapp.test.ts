import { expect, test } from "vitest";
import { contactLinks, digitsOf, shop } from "#lib/shop/facts/shop.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";

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

test("the link of a large cart stays an address that phones open", () => {
  const many = Array(50).fill({ name: "A product with a long name of forty letters", qty: 99, price: 1250 });
  expect(textOf(orderOnWhatsApp(many))).toMatch(/ and 30 more\.$/);
  expect(orderOnWhatsApp(many).length).toBeLessThan(4000);
});

test.each([
  ["+91 94470 12345", "919447012345"],
  ["044-2345 6789", "04423456789"],
  ["", ""],
])("'%s' is dialled as '%s'", (phone, digits) => {
  expect(digitsOf(phone)).toBe(digits);
});
