import { expect, test } from "vitest";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";

test("what is still sold comes at today's price, samples and what is gone don't", () => {
  const items = [
    { name: "Hill Tea", qty: 2, price: 150 },
    { name: "Green Cardamom", qty: 1, price: 0 },
    { name: "Gone For Good", qty: 1, price: 200 },
  ];
  expect(orderAgain(items, OPEN)).toEqual({
    lines: [{ name: "Hill Tea", category: "Tea", price: 200, qty: 2 }],
    gone: ["Gone For Good"],
  });
});

test("what is sold out at the moment is named among what can't be had, and not put into the cart", () => {
  const items = [
    { name: "Hill Tea", qty: 2, price: 200 },
    { name: "Green Cardamom", qty: 1, price: 200 },
  ];
  const { lines, gone } = orderAgain(items, { ...OPEN, sold_out: ["hill-tea"] });
  expect([lines.map(({ name }) => name), gone]).toEqual([["Green Cardamom"], ["Hill Tea"]]);
});

// promise: Sample orders: Delivered and Processing
test("the two sample orders are of things that are sold, one delivered and one processing", () => {
  expect(placeholderOrders.map(({ status }) => status)).toEqual(["delivered", "Processing"]);
  for (const { items } of placeholderOrders) expect(orderAgain(items, OPEN).gone).toEqual([]);
});
