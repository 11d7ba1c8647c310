import { afterEach, expect, test } from "vitest";
import { shop } from "#lib/shop/facts/shop.ts";
import { itemsList } from "#lib/shop/messages/items-list.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { HOME_STATE, PROCESSING_DAYS } from "#lib/shop/order/delivery.ts";
import { type Order, spokenNumber } from "#lib/shop/order/order.ts";
import { orderAgain } from "#lib/shop/order/order-again.ts";
import { REMOVED } from "#lib/shop/order/order-facts.ts";
import { isGoingBack } from "#lib/shop/order/order-status.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { isNotDueYet, lateOrders, repeatedOrders } from "#lib/shop/warehouse/order-worries.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { parcelGrams, pickCount, pickLines } from "#lib/shop/warehouse/pick-list.ts";
import { packGroups, packTotals, sameAsBefore } from "#lib/shop/warehouse/to-pack.ts";
import { paid, sample } from "@/tests/support/orders";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { placedAt, toPlace } from "@/tests/support/store-fixtures";

const upi = { how: "UPI", reference: "", at: "2026-11-21T04:00:00.000Z", amount: 200 };
const paidBy = (payment: typeof shop.payment) => Object.assign(shop, { payment });
afterEach(() => void paidBy("upi-before-dispatch"));

const now = Date.parse(placedAt);
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const orderOf = (facts: Partial<Order>) => toPlace(facts).order;
const orders = [
  { guest_name: "a", paid: upi },
  { guest_name: "b", state: "Goa" },
  { guest_name: "c", state: "Goa", paid: upi },
  { guest_name: "d", isFirstTimeOrder: true },
  { guest_name: "e", paid: upi, isFirstTimeOrder: true },
  { guest_name: "f", paid: upi },
  { guest_name: "g", paid: upi, isFirstTimeOrder: true },
].map((facts, minute) => orderOf({ state: HOME_STATE, ...facts, created_at: at(60 * minute) }));
const groups = () =>
  packGroups(orders).map(({ name, isReady, orders: some }) => [name, isReady, some.map((o) => o.guest_name).join("")]);

test("where payment comes before dispatch, what is paid is ready, by zone, first orders before others and each oldest first", () => {
  expect(groups()).toEqual([
    [`Ready to pack, ${HOME_STATE}`, true, "egaf"],
    ["Ready to pack, elsewhere", true, "c"],
    [`Waiting for payment, ${HOME_STATE}`, false, "d"],
    ["Waiting for payment, elsewhere", false, "b"],
  ]);
});

test.each(["cash-on-delivery", "either"] as const)("where money may come later, %s, everything is ready", (payment) => {
  paidBy(payment);
  expect(groups()).toEqual([
    [`Ready to pack, ${HOME_STATE}`, true, "degaf"],
    ["Ready to pack, elsewhere", true, "bc"],
  ]);
});

// promise: an order that was sent twice is seen before it is packed twice
test("an order of the same phone and packs as one at most a minute and a half before says so; any other does not", () => {
  const items = [paid("Hill Tea"), paid("Kokum", 2)];
  const placed = (second: number, other: Partial<Order> = {}) =>
    orderOf({ guest_phone: "9000000001", items, created_at: at(second), ...other });
  const [first, twin] = [placed(0), placed(90, { items: items.toReversed() })];
  const others = [placed(30, { items: [paid("Hill Tea")] }), placed(40, { guest_phone: "9000000002" })];
  const same = sameAsBefore([first, ...others, twin, placed(181)]);
  expect([...same]).toEqual([[twin.order_id, `the same as ${spokenNumber(first.order_id)}, a minute before`]]);
});

test("a message is no problem while it waits for its first attempt alone", () => {
  const waiting = { attempts: 0, reason: null, next_try_at: at(60) };
  expect(isNotDueYet(waiting, now)).toBe(true);
  // Due, tried before, held back for a reason, given up.
  for (const other of [
    { next_try_at: at(0) },
    { attempts: 1 },
    { reason: "Too many messages." },
    { next_try_at: null },
  ])
    expect([other, isNotDueYet({ ...waiting, ...other }, now)]).toEqual([other, false]);
});

test("an order waits too long once the shop's longest time for packing is over, and not before; the oldest is first", () => {
  const since = (hours: number, status = "pending") => orderOf({ status, created_at: at(-3600 * hours) });
  const [least, most] = [PROCESSING_DAYS.least * 24, PROCESSING_DAYS.most * 24];
  const [late, later] = [since(most + 1, "confirmed"), since(most + 30)];
  const inTime = [since(least + 1), since(most - 1), since(most)];
  const done = ["packed", "shipped", "delivered", "cancelled"].map((status) => since(most + 30, status));
  expect(lateOrders([...inTime, late, later, ...done], now)).toEqual([later, late]);
});

test("three open orders of one phone, or to one address in any spelling, are worth a look, and two are none; erased customers are no family", () => {
  const three = ["14, Kutchery Road", "14 kutchery road.", "14 Kutchery Road"].map((guest_address, index) =>
    orderOf({ guest_address, guest_phone: `987654321${index}` }),
  );
  const two = [1, 2].map((house) => orderOf({ guest_phone: "9000000001", guest_address: `${house} Anna Salai` }));
  expect(repeatedOrders([...three, ...two])).toEqual([{ what: "address", value: "14, Kutchery Road", orders: three }]);
  const third = orderOf({ guest_phone: "9000000001", guest_address: "3 Anna Salai" });
  expect(repeatedOrders([...two, third])).toEqual([{ what: "phone", value: "9000000001", orders: [...two, third] }]);
  const erased = { guest_name: REMOVED, guest_phone: REMOVED, guest_address: REMOVED };
  expect(repeatedOrders([1, 2, 3].map(() => orderOf(erased)))).toEqual([]);
});

test("a step back is asked about, away from 'cancelled' too; a step forward is none", () => {
  expect(isGoingBack("shipped", "packed")).toBe(true);
  expect(isGoingBack("cancelled", "pending")).toBe(true);
  expect([isGoingBack("pending", "packed"), isGoingBack("packed", "cancelled")]).toEqual([false, false]);
});

/** Placed while a pack of tea had 500 g and a sample 30 g; the fixture shop's have 200 g and 50 g today. */
const then = [
  { name: "Hill Tea", qty: 2, price: 200, slug: "hill-tea", grams: 500 },
  { name: "Kokum", qty: 1, price: 0, slug: "kokum", grams: 30 },
];

// promise: a later change of the catalogue changes no order
test("an order is picked, weighed and told by the packs of the day that it was placed", () => {
  expect(pickLines(then)).toEqual(["2 × Hill Tea, 500 g", "1 × Kokum, 30 g sample"]);
  expect(parcelGrams(then)).toBe(1030);
  expect(pickCount(then)).toContain("1.03 kg");
  const order = orderOf({ items: then });
  for (const text of [packingSlipHtml(order), packingSlipsHtml([order])]) {
    expect(text).toContain("Hill Tea, 500 g");
    expect(text).not.toContain("Hill Tea, 200 g");
    expect(text).toContain("Kokum, 30 g");
  }
  expect(itemsList(then)).toContain("500g");
  expect(warehouseEmail(order).text).toContain("Hill Tea, 500 g");
  for (const csv of [courierCsv([order]), ordersCsv([order])]) expect(csv).toContain(",1030,");
});

test("packs of two sizes of one product, and its samples, are counted apart; one that got another name since is ordered again by its slug", () => {
  const today = [paid("Hill Tea"), sample("Hill Tea")];
  const totals = packTotals([then, today, then].map((items) => orderOf({ items })));
  const counted = ["Hill Tea 200 1 false", "Hill Tea 500 4 false", "Hill Tea 50 1 true", "Kokum 30 2 true"];
  expect(totals.map(({ name, grams, qty, isSample }) => `${name} ${grams} ${qty} ${isSample}`)).toEqual(counted);
  const renamed = [{ name: "Mountain Tea", qty: 2, price: 200, slug: "hill-tea", grams: 200 }];
  const { lines, gone } = orderAgain(renamed, OPEN);
  expect([lines.map(({ name, qty }) => [name, qty]), gone]).toEqual([[["Hill Tea", 2]], []]);
});
