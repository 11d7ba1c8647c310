import { expect, test } from "vitest";
import { itemsList } from "#lib/shop/messages/items-list.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { parcelGrams, pickCount, pickLines } from "#lib/shop/warehouse/pick-list.ts";
import { packTotals } from "#lib/shop/warehouse/to-pack.ts";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { toPlace } from "@/tests/support/store-fixtures";

/** Placed while a pack of tea had 500 g and a sample 30 g; the fixture shop's have 200 g and 50 g today. */
const then = [
  { name: "Hill Tea", qty: 2, price: 200, slug: "hill-tea", grams: 500 },
  { name: "Kokum", qty: 1, price: 0, slug: "kokum", grams: 30 },
];
const now = [{ name: "Hill Tea", qty: 1, price: 200, slug: "hill-tea", grams: 200 }];
const orderOf = (items: Order["items"]) => toPlace({ items, total_price: 400 }).order;

// promise: a later change of the catalogue changes no order
test("an order is picked, weighed and told by the packs of the day that it was placed", () => {
  expect(pickLines(then)).toEqual(["2 × Hill Tea, 500 g", "1 × Kokum, 30 g sample"]);
  expect(parcelGrams(then)).toBe(1030);
  expect(pickCount(then)).toContain("1.03 kg");
  const order = orderOf(then);
  for (const text of [packingSlipHtml(order), packingSlipsHtml([order])]) {
    expect(text).toContain("Hill Tea, 500 g");
    expect(text).not.toContain("Hill Tea, 200 g");
    expect(text).toContain("Kokum, 30 g");
  }
  expect(itemsList(then)).toContain("500g");
  expect(warehouseEmail(order).text).toContain("Hill Tea, 500 g");
  for (const csv of [courierCsv([order]), ordersCsv([order])]) expect(csv).toContain(",1030,");
});

test("packs of two sizes of one product are taken from the shelf as two, and counted apart", () => {
  const totals = packTotals([orderOf(then), orderOf(now), orderOf(then)]);
  const counted = ["Hill Tea 200 1", "Hill Tea 500 4", "Kokum 30 2"];
  expect(totals.map(({ name, grams, qty }) => `${name} ${grams} ${qty}`)).toEqual(counted);
});

test("a product that got another name since is ordered again by its slug", () => {
  const renamed = [{ name: "Mountain Tea", qty: 2, price: 200, slug: "hill-tea", grams: 200 }];
  const { lines, gone } = orderAgain(renamed, OPEN);
  expect([lines.map(({ name, qty }) => [name, qty]), gone]).toEqual([[["Hill Tea", 2]], []]);
});
