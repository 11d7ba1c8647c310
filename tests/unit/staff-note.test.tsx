import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { REMOVED } from "#lib/shop/order/customer-fields.ts";
import { repeatedOrders } from "#lib/shop/warehouse/order-worries.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { OrderFacts } from "@/components/staff/order-facts";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { toPlace } from "@/tests/support/store-fixtures";

const orderOf = (other: Parameters<typeof toPlace>[0]) => toPlace(other).order;

// promise: what staff note about an order is on the papers that it is packed by
test("staff's note is on the slip, alone and among others, marked for the packer, and never as HTML", () => {
  const note = "No pickle <b>jars</b>:\nthe last ones broke";
  const [noted, other] = [orderOf({ note }), orderOf({})];
  for (const html of [packingSlipHtml(noted), packingSlipsHtml([other, noted])]) {
    expect(html.match(/For the packer/g)).toHaveLength(1);
    expect(html).toContain("No pickle &#60;b&#62;jars&#60;/b&#62;:\nthe last ones broke");
  }
  expect(packingSlipHtml(other)).not.toContain("For the packer");
});

test("an erased customer's order has no link to a number, another one has", () => {
  const erased = { guest_name: REMOVED, guest_phone: REMOVED, guest_address: REMOVED, guest_email: null };
  const html = renderToStaticMarkup(<OrderFacts order={orderOf(erased)} />);
  expect(html).toContain(REMOVED);
  expect(html).not.toMatch(/href=|tel:|wa\.me/);
  const whole = renderToStaticMarkup(<OrderFacts order={orderOf({ guest_email: null })} />);
  expect(whole.match(/href="(tel:\+91|https:\/\/wa\.me\/91)\d{10}"/g)).toHaveLength(2);
});

test("erased customers are no family: their orders are not listed as many of one phone or address", () => {
  const erased = { guest_name: REMOVED, guest_phone: REMOVED, guest_address: REMOVED };
  expect(repeatedOrders([1, 2, 3].map(() => orderOf(erased)))).toEqual([]);
  expect(repeatedOrders([1, 2, 3].map(() => orderOf({}))).map(({ what }) => what)).toEqual(["phone", "address"]);
});
