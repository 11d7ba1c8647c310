import { expect, test } from "vitest";
import { states } from "#lib/shop/customer/address.ts";
import { indianMobile, normalisePhone } from "#lib/shop/customer/phone.ts";
import { digitsOf, shop } from "#lib/shop/shop.ts";

test("the shop's own address and numbers pass the rules that shoppers' must pass", () => {
  expect(states).toContain(shop.address.state);
  expect(shop.address.pincode).toMatch(/^\d{6}$/);
  for (const phone of [shop.phone, shop.whatsapp]) expect(normalisePhone(phone)).toMatch(indianMobile);
});

test.each([
  ["+91 94470 12345", "919447012345"],
  ["044-2345 6789", "04423456789"],
  ["", ""],
])("'%s' is dialled as '%s'", (phone, digits) => {
  expect(digitsOf(phone)).toBe(digits);
});
