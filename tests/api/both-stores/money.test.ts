import { expect, test } from "vitest";
import { rupees } from "#lib/shop/language/money.ts";
import { DAY, pass, stopClock } from "@/tests/support/clock";
import { freshShop, type Shop } from "@/tests/support/shop";

const upi = { how: "UPI", reference: "4177" };

const placed = async (shop: Shop) => (await shop.placed()).order_id;
async function idsOf(shop: Shop, query: string): Promise<string[]> {
  const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
  expect([query, status, body.error]).toEqual([query, 200, undefined]);
  return (body.orders ?? []).map(({ order_id }) => order_id);
}
/** How this test's shop is paid. Its modules are its own: no other test has them. */
async function payingBy(payment: "upi-before-dispatch" | "cash-on-delivery" | "either", upiId: string | null) {
  const { shop } = await import("#lib/shop/facts/shop.ts");
  Object.assign(shop, { payment, upiId });
}

test("staff list what is still to be paid, what is paid, and what is to be given back, newest first, page by page, by days", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids: string[] = [];
  const days: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    ids.unshift(await placed(shop));
    days.unshift(new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date()));
    pass(DAY);
  }
  const [never = "", given = "", owed = "", kept = "", packed = "", open = ""] = ids;
  for (const id of [given, owed, kept]) await shop.change(id, { paid: upi });
  for (const id of [never, given, owed]) await shop.change(id, { status: "cancelled" });
  await shop.change(given, { refunded: upi });
  await shop.change(packed, { status: "packed" });

  expect(await idsOf(shop, "paid=no")).toEqual([packed, open]);
  expect(await idsOf(shop, "paid=yes")).toEqual([owed, kept]);
  expect(await idsOf(shop, "refund=due")).toEqual([owed]);
  expect(await idsOf(shop, `paid=no&since=${days[4]}`)).toEqual([packed]);
  expect(await idsOf(shop, `paid=yes&until=${days[3]}`)).toEqual([kept]);
  const { body } = await shop.asStaff("GET", "/api/orders?paid=yes&limit=1");
  expect(body.orders?.map(({ order_id }) => order_id)).toEqual([owed]);
  expect(await idsOf(shop, `paid=yes&limit=1&cursor=${body.next_cursor}`)).toEqual([kept]);

  await shop.change(packed, { paid: upi });
  await shop.change(owed, { refunded: upi });
  await shop.change(kept, { paid: null });
  expect(await idsOf(shop, "paid=no")).toEqual([kept, open]);
  expect(await idsOf(shop, "paid=yes")).toEqual([packed]);
  expect(await idsOf(shop, "refund=due")).toEqual([]);
});

test("another reference of a payment, and of what was given back, is saved, and no other amount", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  const other = { ...upi, reference: "4188" };
  await shop.change(id, { paid: upi, refunded: upi });
  // It costs more since, and is paid again: what was given back stays what it was.
  await shop.change(id, { change: { items: [{ name: "Hill Tea", qty: 4 }] } });
  for (const paid of [upi, other]) await shop.change(id, { paid });
  await shop.change(id, { status: "cancelled", refunded: other });
  const [order] = (await shop.asStaff("GET", `/api/orders?q=${id}`)).body.orders ?? [];
  expect(order).toMatchObject({ paid: { ...other, amount: 800 }, refunded: { ...other, amount: 600 } });
});

test("an order that is paid and then costs more is still to be paid, for the rest alone, until it is paid again", async () => {
  const shop = await freshShop();
  const id = await placed(shop);
  await payingBy("upi-before-dispatch", "shop@upi");
  await shop.change(id, { status: "confirmed", paid: upi });
  const more = { items: [{ name: "Hill Tea", qty: 4 }] };
  const dearer = (await shop.change(id, { change: more })).body.order;
  expect([await idsOf(shop, "paid=no"), await idsOf(shop, "paid=yes")]).toEqual([[id], []]);
  const { statusEmail } = await import("#lib/shop/messages/customer-email.ts");
  const rest = rupees((dearer?.total_price ?? 0) - 600);
  expect(statusEmail(dearer ?? expect.fail(), "confirmed", "https://shop.example").text).toContain(
    `Pay ${rest} by UPI`,
  );
  const order_id = id;
  const seen = await shop.call("POST", "/api/order-status", { body: { order_id, guest_phone: dearer?.guest_phone } });
  expect(seen.body.order?.to_pay).toBe((dearer?.total_price ?? 0) - 600);
  const again = await shop.change(id, { paid: upi });
  expect(again.body.order?.paid?.amount).toBe(dearer?.total_price);
  expect(await idsOf(shop, "paid=yes")).toEqual([id]);
  // Paid a third time, it is as it was; and one that costs less is paid.
  expect((await shop.change(id, { paid: upi })).body.order?.version).toBe(again.body.order?.version);
  await shop.change(id, { change: { items: [{ name: "Hill Tea", qty: 1 }] } });
  expect([await idsOf(shop, "paid=no"), await idsOf(shop, "paid=yes")]).toEqual([[], [id]]);
  // Cancelled, it gives back what was paid.
  const refund = await shop.change(id, { status: "cancelled", refunded: upi });
  expect(refund.body.order?.refunded?.amount).toBe(dearer?.total_price);
});

test("many payments are taken back at once, and many refunds noted, of cancelled orders too", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [one, two, unpaid] = [await placed(shop), await placed(shop), await placed(shop)];
  const change = (body: object) => shop.asStaff("PATCH", "/api/orders", body);
  expect((await change({ orders: [one, two], paid: upi })).body.updated).toEqual([one, two]);
  expect((await change({ orders: [one, two], paid: null })).body.updated).toEqual([one, two]);
  expect(await idsOf(shop, "paid=yes")).toEqual([]);
  await change({ orders: [one, two], paid: upi });
  await change({ orders: [one, unpaid], status: "cancelled" });
  const refunds = await change({ orders: [one, two, unpaid], refunded: upi });
  expect(refunds.body).toMatchObject({ updated: [one, two], failed: [{ order: unpaid, code: "invalid_order" }] });
  expect(await shop.stored(one)).toMatchObject({
    refunded: { ...upi, amount: 600 },
    history: [{}, {}, {}, {}, { by: "staff", what: "refunded ₹600, UPI" }],
  });
  // What was never paid is not given back, and what is cancelled is not paid; both at once are noted.
  expect((await shop.stored(unpaid)).refunded).toBeNull();
  expect((await change({ orders: [unpaid], paid: upi })).body.failed).toMatchObject([{ code: "order_moved" }]);
  expect((await shop.change(unpaid, { paid: upi, refunded: upi })).status).toBe(200);
  // A refund does not open what is cancelled.
  const both = await change({ orders: [one], refunded: upi, status: "packed" });
  expect(both.body).toMatchObject({ updated: [], failed: [{ code: "order_moved" }] });
});

test("a customer's answers say what is to be paid now by UPI: from the confirmation on, until it is paid or has arrived", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  await payingBy("upi-before-dispatch", "larder@okbank");
  const sent = await shop.placed();
  const toPay = async () => (await shop.lookUp(sent.order_id, sent.guest_phone)).body.order;
  expect(await toPay()).not.toHaveProperty("to_pay");
  for (const status of ["confirmed", "packed", "shipped"]) {
    await shop.change(sent.order_id, { status });
    expect([status, (await toPay())?.to_pay]).toEqual([status, 600]);
  }
  await shop.change(sent.order_id, { paid: upi, note: "pays late" });
  const answered = await toPay();
  for (const member of ["to_pay", "paid", "refunded", "note", "history", "version"])
    expect(answered).not.toHaveProperty(member);
  await shop.change(sent.order_id, { paid: null });
  for (const status of ["delivered", "cancelled", "pending", "waiting for rain"]) {
    await shop.change(sent.order_id, { status });
    expect([status, (await toPay())?.to_pay]).toEqual([status, undefined]);
  }
  await shop.change(sent.order_id, { status: "confirmed" });
  await payingBy("either", "larder@okbank");
  expect((await toPay())?.to_pay).toBe(600);
  await payingBy("cash-on-delivery", "larder@okbank");
  expect(await toPay()).not.toHaveProperty("to_pay");
  await payingBy("either", null);
  expect(await toPay()).not.toHaveProperty("to_pay");

  await payingBy("either", "larder@okbank");
  expect((await shop.cancel(sent.order_id, sent.guest_phone)).body.order).not.toHaveProperty("to_pay");
  expect(await shop.stored(sent.order_id)).not.toHaveProperty("to_pay");
});
