import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { orderIdSchema, orderSchema } from "#lib/shop/order/order.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";

test("the sample order is an order as the shop makes them, at the shop's own prices", () => {
  expect(orderSchema.parse(exampleOrder)).toEqual(exampleOrder);
  expect(orderIdSchema.safeParse(exampleOrder.order_id).success).toBe(true);
  for (const { name, price } of exampleOrder.items)
    expect([0, findProductByName(name)?.price], `${name} for ${price}`).toContain(price);
  const { total, discount } = quote(exampleOrder.items, newGuest);
  expect([exampleOrder.total_price, exampleOrder.discount_amount]).toEqual([total, discount]);
});

test("its e-mail says to the packer, at the name and at the address, not to pack it", () => {
  const { text, html } = warehouseEmail(exampleOrder);
  for (const part of [text, html]) expect(part.match(/SAMPLE, DO NOT PACK/g)).toHaveLength(2);
});
