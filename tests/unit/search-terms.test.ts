import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { noAddress } from "#lib/shop/customer/address-line.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { OWN_STATUS, readSearch, searchTerms } from "#lib/shop/order/search-terms.ts";
import { paid, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

/** Of a name and a number alone. */
const orderOf = (guest_name: string, order_id = "K7M2QXK7M2QXK79K2JKY") =>
  toPlace({ guest_name, order_id, address: noAddress, items: [] }).order;
const [first = expect.fail(), second = expect.fail()] = products;

test("an order is found by its last six characters and the beginnings of its name's words, of a long one few, each letter with its marks", () => {
  expect(searchTerms(orderOf("Meena  R."))).toEqual(["six:9K2JKY", "name:me", "name:mee", "name:meen", "name:meena"]);
  expect(searchTerms(orderOf("Jo", "call-from-the-shop-l0OI"))[0]).toBe("six:P-1001");
  expect(searchTerms(orderOf("அ".repeat(3)))).toEqual(["six:9K2JKY", "name:அஅ", "name:அஅஅ"]);
  expect(searchTerms(orderOf("abcdefghijklmnop ".repeat(6)))).toHaveLength(1 + 7);
});

test.each([
  ["9k2 jky", ["six:9K2JKY", "name:9k2"]],
  ["kumari", ["six:KUMAR1", "name:kumari"]],
  ["Saraswathi", ["name:saraswat"]],
  ["r meenakshi", ["name:meenaksh"]],
])("%j asks for %j", (query, terms) => {
  expect(readSearch(query)?.terms).toEqual(terms);
});

test.each(["98765 43210", "+91 (0) 98765 43210", "Mobile: 98765 43210", "\u202a+91 98765 43210\u202c", "९८७६५४३२१०"])(
  "%j is a phone number",
  (query) => {
    expect(readSearch(query)).toMatchObject({ phone: "9876543210", terms: [], ids: [] });
  },
);

test("another country's number asks for nobody in India", () => {
  for (const query of ["+65 9123 4567", "\u202a(+65) 9123 4567", "tel:+6591234567"])
    expect([query, readSearch(query)?.phone]).toEqual([query, undefined]);
});

test.each(["", " ", "x", "!!", "9"])("%j asks for nothing", (query) => {
  expect(readSearch(query)).toBeNull();
});

test.each([
  ["meena kum", "Meenakshi Kumar", true],
  ["kumar meena", "Meenakshi Kumar", true],
  ["meena kumari", "Meenakshi Kumar", false],
  ["saraswathi", "Saraswati", false],
  ["saraswathi", "S. Saraswathiamma", true],
])("%j means an order of %j: %j", (query, name, expected) => {
  expect(readSearch(query)?.matches(orderOf(name))).toBe(expected);
});

test("six characters that are a name as well mean both", () => {
  const orders = [orderOf("Kumari Devi"), orderOf("Devi", "K7M2QXK7M2QXK7KUMAR1"), orderOf("Devi")];
  expect(orders.map((order) => readSearch("kumari")?.matches(order))).toEqual([true, true, false]);
});

test("a town, a pincode and a product are terms as well, and so is a status of staff's own", () => {
  const address = { ...noAddress, city: "Salem", pincode: "636007" };
  const items = [paid(first.name), paid(second.name, 2), sample(first.name)];
  const { order } = toPlace({ guest_name: "Jo", address, items, status: "on hold" });
  const terms = searchTerms(order);
  for (const term of ["name:sale", "name:salem", "name:63", "name:636007", OWN_STATUS]) expect(terms).toContain(term);
  expect(terms.filter((term) => term.startsWith("product:"))).toEqual(
    [first, second].map(({ slug }) => `product:${slug}`),
  );
  for (const status of usualStatuses) expect(searchTerms({ ...order, status })).not.toContain(OWN_STATUS);
});

test("a product is meant by the beginning of a word of its name, with or without town and name; no search asks for more terms than Firestore takes", () => {
  const words = first.name.toLowerCase().split(" ");
  const begun = words[0]?.slice(0, 4) ?? "";
  expect(readSearch(begun)?.terms).toContain(`product:${first.slug}`);
  const { order } = toPlace({ items: [paid(first.name)] });
  for (const query of [begun, `${begun} chennai`, `meenakshi ${begun}`, "chennai meenakshi", "600004", "6000 sundaram"])
    expect([query, readSearch(query)?.matches(order)]).toEqual([query, true]);
  for (const query of [`${begun} salem`, `${begun} kavitha`, second.name, "600005"])
    expect([query, readSearch(query)?.matches(order)]).toEqual([query, false]);
  for (const { name } of products)
    for (const word of name.split(" ")) expect((readSearch(word)?.terms ?? []).length).toBeLessThanOrEqual(30);
});
