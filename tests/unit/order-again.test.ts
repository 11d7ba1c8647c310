import { expect, test } from "vitest";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";

test("what is still sold comes at today's price; samples, and what is gone or sold out at the moment, don't", () => {
  const items = [
    { name: "Hill Tea", qty: 2, price: 150 },
    { name: "Green Cardamom", qty: 1, price: 0 },
    { name: "Gone For Good", qty: 1, price: 200 },
  ];
  expect(orderAgain(items, { ...OPEN, sold_out: ["hill-tea"] })).toEqual({
    lines: [],
    gone: ["Hill Tea", "Gone For Good"],
  });
  expect(orderAgain(items, OPEN)).toEqual({
    lines: [{ name: "Hill Tea", category: "Tea", price: 200, qty: 2 }],
    gone: ["Gone For Good"],
  });
});

// promise: Sample orders: Delivered and Processing
test("the two sample orders are of things that are sold, one delivered and one processing", () => {
  expect(placeholderOrders.map(({ status }) => status)).toEqual(["delivered", "Processing"]);
  for (const { items } of placeholderOrders) expect(orderAgain(items, OPEN).gone).toEqual([]);
});
