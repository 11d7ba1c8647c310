import { afterEach, expect, test } from "vitest";
import { shop } from "#lib/shop/facts/shop.ts";
import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { isNotDueYet } from "#lib/shop/warehouse/order-worries.ts";
import { packGroups, sameAsBefore } from "#lib/shop/warehouse/to-pack.ts";
import { paid } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const upi = { how: "UPI", reference: "", at: "2026-11-21T04:00:00.000Z", amount: 200 };
const paidBy = (payment: typeof shop.payment) => Object.assign(shop, { payment });
afterEach(() => void paidBy("upi-before-dispatch"));

let minute = 0;
/** An order that is younger than the one before. */
function orderOf(name: string, state: string, isPaid: boolean, isFirstTimeOrder = false) {
  minute += 1;
  const created_at = new Date(Date.parse("2026-11-20T10:00:00Z") + minute * 60_000).toISOString();
  return toPlace({ guest_name: name, state, paid: isPaid ? upi : null, isFirstTimeOrder, created_at }).order;
}
const orders = [
  orderOf("a", HOME_STATE, true),
  orderOf("b", "Goa", false),
  orderOf("c", "Goa", true),
  orderOf("d", HOME_STATE, false, true),
  orderOf("e", HOME_STATE, true, true),
  orderOf("f", HOME_STATE, true),
  orderOf("g", HOME_STATE, true, true),
];
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
  const at = (second: number, other: Parameters<typeof toPlace>[0] = {}) => {
    const created_at = new Date(Date.parse("2026-11-20T10:00:00Z") + second * 1000).toISOString();
    return toPlace({ guest_phone: "9000000001", items, created_at, ...other }).order;
  };
  const [first, twin] = [at(0), at(90, { items: items.toReversed() })];
  const others = [at(30, { items: [paid("Hill Tea")] }), at(40, { guest_phone: "9000000002" })];
  const same = sameAsBefore([first, ...others, twin, at(181)]);
  expect([...same]).toEqual([[twin.order_id, `the same as ${spokenNumber(first.order_id)}, a minute before`]]);
});

test("a message is no problem while it waits for its first attempt alone", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const waiting = { attempts: 0, reason: null, next_try_at: at(60_000) };
  expect(isNotDueYet(waiting, now)).toBe(true);
  // Due, tried before, held back for a reason, given up.
  expect(isNotDueYet({ ...waiting, next_try_at: at(0) }, now)).toBe(false);
  expect(isNotDueYet({ ...waiting, attempts: 1 }, now)).toBe(false);
  expect(isNotDueYet({ ...waiting, reason: "Too many messages this hour." }, now)).toBe(false);
  expect(isNotDueYet({ ...waiting, next_try_at: null }, now)).toBe(false);
});
