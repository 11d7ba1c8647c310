import { expect, test } from "vitest";
import { numberOf, type TaxBill } from "#lib/shop/tax/tax-bill.ts";
import { pass, stopClock } from "@/tests/support/clock";
import { anOrderWithSample } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const FOREVER = { from: "2000-01-01", to: "2999-12-31", limit: 500 };
const taxDocuments = (shop: Shop): Promise<TaxBill[]> => shop.store().listBills(FOREVER);
/** The tax documents as 'number', with what they take back and whether they count. */
const said = async (shop: Shop) =>
  (await taxDocuments(shop)).map(
    (bill) => `${numberOf(bill)}${bill.credits ? ` for ${bill.credits}` : ""}${bill.is_void ? " void" : ""}`,
  );

const placed = async (shop: Shop, other = {}) => (await shop.placed(other)).order_id;
const RUPEE = 100;

// promise: a packed parcel has its bill
test("a packed order gets the next number of its series with its bill, in the same write, and keeps it on its way", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [one, two] = [await placed(shop, anOrderWithSample()), await placed(shop)];
  expect(await shop.stored(one)).toMatchObject({ bill: null });
  await shop.change(one, { status: "confirmed" });
  expect(await taxDocuments(shop)).toEqual([]);
  for (const id of [one, two]) await shop.change(id, { status: "packed" });
  const [bill] = await taxDocuments(shop);
  const order = await shop.stored(one);
  expect(order.bill).toMatch(/^WL\/\d\d-\d\d\/000001$/);
  expect(bill).toMatchObject({ order_id: one, buyer: { name: order.guest_name, state: order.state } });
  expect(bill?.sums.total).toBe(order.total_price * RUPEE);
  for (const status of ["shipped", "delivered"]) await shop.change(one, { status });
  await shop.change(one, { note: "at the door" });
  expect(await said(shop)).toEqual([order.bill, (await shop.stored(two)).bill]);
  expect(await shop.store().billsOf(one)).toEqual([bill]);
});

test("'packed' taken back within 60 s makes its bill void, its number stays, and the next one is another; later it stays as it is", async () => {
  stopClock();
  const shop = await freshShop();
  const id = await placed(shop);
  await shop.change(id, { status: "packed" });
  pass(59_000);
  await shop.change(id, { status: "confirmed" });
  expect(await shop.stored(id)).toMatchObject({ bill: null });
  await shop.change(id, { status: "packed" });
  pass(61_000);
  await shop.change(id, { status: "confirmed" });
  await shop.change(id, { status: "packed" });
  expect((await said(shop)).map((paper) => paper.replace(/^WL.\d\d-\d\d./, ""))).toEqual(["000001 void", "000002"]);
});

test("a bill that staff asked for before the parcel was packed stays when 'packed' is taken back at once", async () => {
  stopClock();
  const shop = await freshShop();
  const id = await placed(shop);
  for (const _ of ["once", "again"]) await shop.change(id, { bill: true });
  const bill = (await shop.stored(id)).bill;
  expect(bill).toMatch(/000001$/);
  pass(1000);
  await shop.change(id, { status: "packed" });
  expect(await said(shop)).toEqual([bill]);
  pass(1000);
  await shop.change(id, { status: "confirmed" });
  expect([await said(shop), (await shop.stored(id)).bill]).toEqual([[bill], bill]);
  // Taken back together with a change, it is taken back as any bill is.
  await shop.change(id, { status: "packed" });
  await shop.change(id, { status: "confirmed", change: { items: [{ name: "Hill Tea", qty: 5 }] } });
  const [first, ...since] = await said(shop);
  const last = (await shop.stored(id)).bill;
  expect(first).toBe(bill);
  expect(since.sort()).toEqual([last, expect.stringMatching(/^WLC.*000001 for .*000001$/)]);
});

test("a change after that makes a credit note and a new bill, a cancelled one only the note; what changes no paper makes none", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  await shop.change(id, { status: "packed" });
  const first = (await shop.stored(id)).bill;
  await shop.change(id, { change: { items: [{ name: "Hill Tea", qty: 5 }] } });
  const second = (await shop.stored(id)).bill;
  expect((await taxDocuments(shop)).find((bill) => numberOf(bill) === second)?.sums.total).toBe(1000 * RUPEE);
  await shop.change(id, { note: "n", paid: { how: "UPI" } });
  await shop.change(id, { status: "cancelled" });
  expect(await shop.stored(id)).toMatchObject({ bill: null });
  const note = (n: number) => first?.replace("WL/", "WLC/").replace("000001", `00000${n}`);
  const notes = [`${note(1)} for ${first}`, `${note(2)} for ${second}`];
  expect((await said(shop)).sort()).toEqual([first, second, ...notes].sort());
  const all = await taxDocuments(shop);
  const sum = all.reduce((whole, { credits, sums }) => whole + (credits ? -sums.total : sums.total), 0);
  expect(sum).toBe(0);
});
