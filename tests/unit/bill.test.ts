import { expect, expectTypeOf, test } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { DELIVERY_CHARGE } from "#lib/shop/pricing/quote.ts";
import { bill } from "#texts/en/bill.ts";

const t = translate(bill);

test("a bill names subtotal, saving, delivery and total", () => {
  const half = { subtotal: 120_000, discount: 60_000, delivery: 0, total: 60_000, promotion: "first_order" };
  expect(billRows(half, t)).toEqual([
    { label: "Subtotal", value: "₹1,20,000" },
    { label: "First-order discount", value: "-₹60,000", tone: "saving" },
    { label: "Delivery", value: "Free" },
    { label: "Total", value: "₹60,000", tone: "total" },
  ]);
});

test("a bill without a discount has no line for one, and a discount without a name is called Discount", () => {
  const rows = (discount: number, promotion: string | null) =>
    billRows({ subtotal: 200, discount, delivery: 0, total: 200 - discount, promotion }, t);
  expect(rows(0, null).map(({ label }) => label)).toEqual(["Subtotal", "Delivery", "Total"]);
  expect(rows(20, "unknown")[1]).toMatchObject({ label: "Discount", value: "-₹20" });
});

test.each([
  [180, 20, 0, 200],
  [200, 0, 0, 200],
  [240, 0, 40, 200],
  [220, 20, 40, 200],
])(
  "an order of %i after %i off and %i for delivery had a subtotal of %i",
  (total_price, discount_amount, delivery_charge, subtotal) => {
    const amounts = billOfOrder({ total_price, discount_amount, discount_kind: "sample", delivery_charge });
    const [discount, delivery, total] = [discount_amount, delivery_charge, total_price];
    expect(amounts).toEqual({ subtotal, discount, promotion: "sample", delivery, total });
    expect(amounts.subtotal - amounts.discount + amounts.delivery).toBe(amounts.total);
  },
);

// The compiler looks: the type of 0 itself would make every comparison with the charge a mistake on the day it changes.
test("the delivery charge is a number, which may be another one tomorrow", () => {
  expectTypeOf(DELIVERY_CHARGE).toEqualTypeOf<number>();
});
