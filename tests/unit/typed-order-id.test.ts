import { expect, test } from "vitest";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { orderIdSchema, spokenNumber, statusLookupSchema } from "#lib/shop/order/order.ts";
import { endsAsTyped, isSpokenNumber, normaliseOrderId } from "#lib/shop/order/typed-order-id.ts";

test.each([
  ["k7m2 qx01\u00a02345\t6789 a1b0", "K7M2QX0123456789A1B0"],
  ["oOiIlL", "001111"],
  ["under_score-01", "UNDER_SC0RE-01"],
  ["\u202ak7m 2qx\u202c", "K7M2QX"],
  ["\u200bK7M\u00ad2\u2060QX\u200c", "K7M2QX"],
  ["K௭M ２QX", "K7M2QX"],
])("typed as '%s' an id is spelled '%s'", (typed, spelled) => {
  expect(normaliseOrderId(typed)).toBe(spelled);
});

test.each([
  ["K7M 2QX", true],
  [" k7m2qx\n", true],
  ["\u2066K7M 2QX\u2069", true],
  ["K7M 2Q", false],
  ["K7M 2QXX", false],
  ["K7M 2Q!", false],
  ["", false],
])("'%s' is what is said aloud of an id: %s", (typed, isOne) => {
  expect(isSpokenNumber(typed)).toBe(isOne);
});

const ids = Array.from({ length: 1_000 }, newOrderId);

test("what the shop says aloud of any of its ids leads back to it; no two meet, and every place is one of 32 letters at random: 100 bits", () => {
  for (const id of ids) {
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(orderIdSchema.parse(id)).toBe(id);
    expect(normaliseOrderId(id.toLowerCase())).toBe(id);
    expect(isSpokenNumber(spokenNumber(id)) && endsAsTyped(id, spokenNumber(id).toLowerCase())).toBe(true);
  }
  expect(endsAsTyped("AAAAAAAAAAAAAA111111", "111112")).toBe(false);
  expect(new Set(ids).size).toBe(1_000);
  const places = Array.from({ length: 20 }, (_, place) => new Set(ids.map((id) => id[place])).size);
  expect(places.filter((letters) => letters !== 32)).toEqual([]);
});

test.each([
  ["k7m 2qx", true],
  ["K7M2QX01 23456789 a1b0", true],
  ["\u200bK7M2QX0123456789a1b0\u2060", true],
  ["abcd efgh", false],
  ["abcdefgh!2345678", false],
  ["__abcdefgh12345678", false],
  ["", false],
])("the form takes the order id '%s': %s", (order_id, taken) => {
  expect(statusLookupSchema.safeParse({ order_id, guest_phone: "9876543210" }).success).toBe(taken);
});
