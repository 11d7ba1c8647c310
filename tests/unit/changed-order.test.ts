import { expect, onTestFinished, test } from "vitest";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { changedLines, changedOrder, differences, requote } from "#lib/shop/order/changed-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { orderChangeSchema } from "#lib/shop/order/order-change.ts";
import { FIRST_STATUS, statusSchema, statusText, usualStatuses } from "#lib/shop/order/order-status.ts";
import { orderStatuses } from "#texts/ta.ts";
import { customerAddress, paid, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const order = (other: Partial<Order> = {}): Order => toPlace(other).order;
const asked = (packs: Record<string, number>) => Object.entries(packs).map(([name, qty]) => ({ name, qty }));
const two = [paid("Hill Tea"), paid("Black Pepper", 2)];

test("a line that the order has keeps its price and weight as placed, a new one has today's, and what is not sold is named", () => {
  const placed = order({ items: [{ ...paid("Hill Tea"), price: 150, grams: 75 }] });
  const { lines, unknown } = changedLines(placed, asked({ "Hill Tea": 3, "Black Pepper": 1, "Moon Dust": 1 }));
  const told = lines.map(({ name, qty, price, slug, grams }) => [name, qty, price, slug, grams].join());
  expect(told).toEqual(["Hill Tea,3,150,hill-tea,75", "Black Pepper,1,200,black-pepper,200"]);
  expect(unknown).toEqual(["Moon Dust"]);
});

test("a sample stays or goes; one that the order did not have can't be added, nor a pack be made free", () => {
  const placed = order({ items: [paid("Hill Tea"), sample("Green Cardamom")] });
  const free = (name: string) => ({ name, qty: 1, price: 0 });
  expect(changedLines(placed, [{ name: "Hill Tea", qty: 1 }, free("Green Cardamom")]).unknown).toEqual([]);
  expect(changedLines(placed, [free("Hill Tea")]).unknown).toEqual(["Hill Tea"]);
  expect(changedLines(order(), [free("Green Cardamom")]).unknown).toEqual(["Green Cardamom"]);
});

const offered: Partial<Order> = { total_price: 200, discount_amount: 200, discount_kind: "first_order" };
const half = { ...offered, items: [paid("Hill Tea", 2)] };
const bill = (subtotal: number, discount: number, promotion: string | null, delivery = 0) => ({
  subtotal,
  discount,
  promotion,
  delivery,
  total: subtotal - discount + delivery,
});
const withSample: Partial<Order> = {
  items: [paid("Hill Tea"), sample("Green Cardamom")],
  total_price: 180,
  discount_amount: 20,
  discount_kind: "sample",
};
test.each<[what: string, placed: Partial<Order>, lines: Order["items"], bill: object]>([
  ["no offer", { total_price: 200 }, two, bill(600, 0, null)],
  [
    "the first-order offer holds for a line more",
    { ...offered, user_id: "u", total_price: 100, discount_amount: 100 },
    two,
    bill(600, 300, "first_order"),
  ],
  ["a guest's offer ends below its minimum of ₹200", half, [{ ...paid("Hill Tea"), price: 199 }], bill(199, 0, null)],
  [
    "a user's holds down to theirs",
    { ...half, user_id: "u" },
    [{ ...paid("Hill Tea"), price: 150 }],
    bill(150, 75, "first_order"),
  ],
  ["and holds at it", half, [paid("Hill Tea")], bill(200, 100, "first_order")],
  ["the samples' discount ends with the last sample", withSample, [paid("Hill Tea")], bill(200, 0, null)],
  [
    "a promotion that is deleted keeps its share",
    { total_price: 170, discount_amount: 30, discount_kind: "pongal-2025" },
    two,
    bill(600, 90, "pongal-2025"),
  ],
  ["delivery costs what it cost", { total_price: 240, delivery_charge: 40 }, two, bill(600, 0, null, 40)],
])("%s", (_what, placed, lines, bill) => {
  expect(requote(order(placed), lines)).toMatchObject(bill);
});

test("an order is priced by the festivals of its own day", () => {
  const before = liveFacts();
  onTestFinished(() => setLiveFacts(before));
  const days = { from: "2027-01-14", until: "2027-01-17" };
  setLiveFacts({
    ...before,
    promotions: [...before.promotions, { id: "pongal", name: { en: "Pongal" }, percent: 15, ...days }],
  });
  const totalOf = (created_at: string) => requote(order({ created_at, total_price: 200 }), two).total;
  expect([totalOf("2027-01-13T18:29:59.999Z"), totalOf("2027-01-13T18:30:00.000Z")]).toEqual([600, 510]);
});

test("an order whose customer had used the offer before is priced without it, and a change that touches no line leaves the bill as it is", () => {
  const placed = order({ user_id: "u", total_price: 100, discount_amount: 100, discount_kind: "first_order" });
  expect(requote(placed, placed.items, true)).toMatchObject({ discount: 0, promotion: null, total: 200 });
  const dear = order({ items: [{ ...paid("Hill Tea"), price: 150 }], total_price: 111, discount_amount: 39 });
  const next = changedOrder(dear, { guest_name: "Another" }, undefined);
  expect([next.total_price, next.discount_amount]).toEqual([111, 39]);
  expect(changedOrder(dear, {}, dear.items).total_price).toBe(111);
});

test("the address's line, its state and the expected delivery follow the parts", () => {
  const address = { ...customerAddress, city: "Kochi", state: "Kerala", pincode: "682001" };
  const next = changedOrder(order(), { address }, undefined);
  expect(next.guest_address).toBe("14 Kutchery Road, Mylapore, Kochi, Kerala - 682001");
  expect([next.state, next.guest_city, next.guest_pincode]).toEqual(["Kerala", "Kochi", "682001"]);
  expect(next.delivery_date).not.toBe(order().delivery_date);
});

test("what is different is said in words that name no customer", () => {
  const before = order({ items: [...two, sample("Green Cardamom")], total_price: 600 });
  const address = { ...before.address, pincode: "600028" };
  const change = { guest_name: "X", guest_phone: "9876543211", guest_email: "", address, delivery_note: "ring" };
  const { lines } = changedLines(before, asked({ "Hill Tea": 2, "Black Pepper": 1 }));
  expect(differences(before, changedOrder(before, change, lines))).toEqual([
    "+ 1 Hill Tea",
    "- 1 Black Pepper",
    "- 1 Green Cardamom (free sample)",
    "new name",
    "new phone number",
    "new e-mail address",
    "new pincode",
    "new delivery note",
  ]);
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, { ...before, total_price: 400 })).toEqual(["total ₹400, before ₹600"]);
});

// promise: An order starts as 'pending'
// promise: Each status has its words wherever a shopper sees it
test("an order starts as 'pending', and a customer reads each status in words of their language, one of staff's own as it is written", () => {
  expect(FIRST_STATUS).toBe("pending");
  const own = ["waiting for the courier", "constructor"];
  const words = ["pending", "shipped", ...own].map((status) => statusText(status));
  expect(words).toEqual(["Order received", "On its way", ...own]);
  const inTamil = [...usualStatuses, ...own].map((status) => statusText(status, translate(orderStatuses)));
  expect(inTamil.splice(-own.length)).toEqual(own);
  for (const text of inTamil) expect(text).toMatch(/^[\p{Script=Tamil} ]+$/u);
  expect(new Set(inTamil).size).toBe(usualStatuses.length);
});

test.each([
  ["x", "x"],
  ["🙂".repeat(40), "🙂".repeat(40)],
  ["  shipped ", "shipped"],
  ["கூரியரில்", "கூரியரில்"],
])("staff may set '%s'", (status, accepted) => {
  expect(statusSchema.parse(status)).toBe(accepted);
  expect(orderChangeSchema.parse({ status, by: "x" })).toEqual({ status: accepted });
});

const LENGTH = "A status has 1 to 40 characters";

test.each([
  ["", LENGTH],
  ["x".repeat(41), LENGTH],
  ["ship\nped", "A status has printable characters only"],
  [7, "Please give a status"],
  [undefined, "Please give a status"],
])("%j is no status", (status, sentence) => {
  const { error } = orderChangeSchema.safeParse({ status });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each([[null], [[]], ["shipped"]])("%j is no status change", (body) => {
  const { error } = orderChangeSchema.safeParse(body);
  expect(error?.issues[0]?.message).toBe(
    "Please send a JSON object with a status, tracking, paid, refunded, a note or a change",
  );
});
