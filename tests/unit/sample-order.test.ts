import { expect, test } from "vitest";
import { findProductByName } from "#lib/shop/catalogue.ts";
import { orderIdSchema, orderSchema } from "#lib/shop/order.ts";
import { warehouseEmail } from "#lib/shop/order-email.ts";
import { newGuest, quote } from "#lib/shop/pricing.ts";
import { sampleOrder } from "#lib/shop/sample-order.ts";

test("the sample order is an order as the shop makes them, at the shop's own prices", () => {
  expect(orderSchema.parse(sampleOrder)).toEqual(sampleOrder);
  expect(orderIdSchema.safeParse(sampleOrder.order_id).success).toBe(true);
  for (const { name, price } of sampleOrder.items)
    expect([0, findProductByName(name)?.price], `${name} for ${price}`).toContain(price);
  const { total, discount } = quote(
    sampleOrder.items.map(({ price, qty }) => ({ price, quantity: qty })),
    newGuest,
  );
  expect([sampleOrder.total_price, sampleOrder.discount_amount]).toEqual([total, discount]);
});

test("its mail tells the packer, at the name and at the address, not to pack it", () => {
  const { text, html } = warehouseEmail(sampleOrder);
  for (const part of [text, html]) expect(part.match(/SAMPLE, DO NOT PACK/g)).toHaveLength(2);
});
