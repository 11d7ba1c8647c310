import { expect, test } from "vitest";
import { PROCESSING_DAYS } from "#lib/shop/order/delivery.ts";
import { isGoingBack } from "#lib/shop/warehouse/next-status.ts";
import { lateOrders, repeatedOrders } from "#lib/shop/warehouse/order-worries.ts";
import { packTotals } from "#lib/shop/warehouse/to-pack.ts";
import { paid, sample } from "@/tests/support/orders";
import { placedAt, toPlace } from "@/tests/support/store-fixtures";

const HOUR = 3_600_000;
const now = Date.parse(placedAt);
const orderOf = (facts: Parameters<typeof toPlace>[0]) => toPlace(facts).order;
const since = (hours: number, status = "pending") =>
  orderOf({ status, created_at: new Date(now - hours * HOUR).toISOString() });

test("an order waits too long once the shop's longest time for packing is over, and not before; the oldest is first", () => {
  const [least, most] = [PROCESSING_DAYS.least * 24, PROCESSING_DAYS.most * 24];
  const [late, later] = [since(most + 1, "confirmed"), since(most + 30)];
  const inTime = [since(least + 1), since(most - 1), since(most)];
  const done = ["packed", "shipped", "delivered", "cancelled"].map((status) => since(most + 30, status));
  expect(lateOrders([...inTime, late, later, ...done], now)).toEqual([later, late]);
});

test("three open orders of one phone, or to one address in any spelling, are worth a look, and two are none", () => {
  const three = ["14, Kutchery Road", "14 kutchery road.", "14 Kutchery Road"].map((guest_address, index) =>
    orderOf({ guest_address, guest_phone: `987654321${index}` }),
  );
  const two = [1, 2].map((house) => orderOf({ guest_phone: "9000000001", guest_address: `${house} Anna Salai` }));
  expect(repeatedOrders([...three, ...two])).toEqual([{ what: "address", value: "14, Kutchery Road", orders: three }]);
  const third = orderOf({ guest_phone: "9000000001", guest_address: "3 Anna Salai" });
  expect(repeatedOrders([...two, third])).toEqual([{ what: "phone", value: "9000000001", orders: [...two, third] }]);
});

test("a step back is asked about, away from 'cancelled' too; a step forward is none", () => {
  expect(isGoingBack("shipped", "packed")).toBe(true);
  expect(isGoingBack("cancelled", "pending")).toBe(true);
  expect([isGoingBack("pending", "packed"), isGoingBack("packed", "cancelled")]).toEqual([false, false]);
});

test("packs and samples of one product are two totals", () => {
  const items = [paid("Hill Tea", 2), sample("Hill Tea")];
  const totals = packTotals([orderOf({ items }), orderOf({ items: [paid("Hill Tea")] })]);
  const counted = totals.map(({ name, isSample, qty }) => `${name} ${isSample} ${qty}`);
  expect(counted).toEqual(["Hill Tea false 3", "Hill Tea true 1"]);
});
