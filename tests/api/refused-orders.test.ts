import { expect, test } from "vitest";
import { outcomeOf } from "#lib/browser/checkout/place-order.ts";
import { wireQuoteSchema } from "#lib/shop/order/order.ts";
import {
  anOrder,
  anOrderWithSample,
  customer,
  customerAddress,
  newOrderId,
  paid,
  type SentItem,
  sample,
} from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { nextDue } from "@/tests/support/store-fixtures";

async function expectNothingSaved(shop: Shop): Promise<void> {
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  expect(await shop.unsent()).toEqual([]);
  expect(await nextDue(shop.store())).toBeNull();
}

const claimed: [field: string, value: unknown][] = [
  ["user_id", "somebody"],
  ["status", "delivered"],
  ["status_history", [{ status: "delivered", at: "2020-01-01T00:00:00.000Z" }]],
  ["payment_status", "paid"],
  ["delivery_date", "today"],
  ["created_at", "2020-01-01T00:00:00.000Z"],
  ["id", "another-order-id-1"],
  ["freeSampleIncluded", true],
  ["discount_amount", 300],
  ["discount_kind", "first_order"],
  ["final_amount", 1],
  ["total_amount", 1],
  ["subtotal", 1],
  ["delivery", -500],
  ["discount_percent", 100],
];

// promise: Each field of the request tampered with, in turn
test("what a client says of any field that is the shop's own changes nothing in the saved order", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const [field, value] of claimed) {
    const sent = anOrder();
    const { status, body } = await shop.call("POST", "/api/orders", { body: { ...sent, [field]: value } });
    expect([field, status]).toEqual([field, 201]);
    expect(body.order).toMatchObject({
      id: sent.order_id,
      user_id: null,
      status: "pending",
      payment_status: "confirmed",
      total_price: 600,
      delivery_date: "8 days",
      discount_amount: 0,
      discount_kind: null,
      isFirstTimeOrder: false,
      freeSampleIncluded: false,
      items: sent.items,
    });
    expect(Math.abs(Date.parse(body.order?.created_at ?? "") - Date.now())).toBeLessThan(5000);
    expect(body.order?.status_history).toEqual([{ status: "pending", at: body.order?.created_at }]);
  }
});

const [pepper, tea] = [paid("Black Pepper", 2), paid("Hill Tea")];
const priced = (pepperPrice: number, teaPrice = 200) => [
  { ...pepper, price: pepperPrice },
  { ...tea, price: teaPrice },
];

// promise: Another price or total is refused with the true ones
test("nobody pays what they didn't see: another price or total is answered with the true quote, and nothing is saved", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const tampered of [
    { items: priced(1), total_price: 202 },
    { items: priced(199) },
    { items: priced(201), total_price: 602 },
    // Two wrong prices that make up for each other, and those of the eligible.
    { items: priced(150, 300) },
    { items: priced(180, 180), total_price: 540 },
    { total_price: 599 },
    { total_price: 0 },
    { total_price: 601 },
  ]) {
    const { status, body } = await shop.place(anOrder(tampered));
    expect([tampered, status, body.code]).toEqual([tampered, 409, "price_changed"]);
    const figures = { subtotal: 600, discount_amount: 0, discount_kind: null, delivery: 0, total_price: 600 };
    expect(wireQuoteSchema.parse(body.quote)).toStrictEqual({ items: [pepper, tea], ...figures });
  }
  await expectNothingSaved(shop);
});

test("the true quote of an order with a sample carries its discount, and is accepted under the same id", async () => {
  const shop = await freshShop();
  const sent = anOrderWithSample({ total_price: 200 });
  const { body } = await shop.place(sent);
  expect(body.quote).toMatchObject({ subtotal: 200, discount_amount: 20, discount_kind: "sample", total_price: 180 });
  const agreed = await shop.place({ ...sent, total_price: body.quote?.total_price ?? 0 });
  expect(agreed.status).toBe(201);
  expect(agreed.body.order).toMatchObject({ total_price: 180, discount_amount: 20 });
});

const four = ["Green Cardamom", "Cinnamon Bark", "Black Pepper", "Hill Turmeric"].map((name) => sample(name));

// promise: What can't be an order is refused
test("products that are not sold and samples that can't be had are refused, and nothing is saved", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const [items, total_price, code, guest_email = customer.guest_email] of [
    [[paid("Hill Tea", 9)], 200, "price_changed"],
    [[pepper, tea], 1e300, "invalid_order"],
    [[paid("Gold Leaf")], 200, "invalid_order"],
    [[paid("hill tea")], 200, "invalid_order"],
    [[tea, sample("Gold")], 180, "invalid_order"],
    [[sample("Green Cardamom")], 0, "sample_unavailable"],
    // A paid line made free.
    [[{ ...pepper, price: 0 }], 0, "sample_unavailable"],
    [[tea, ...four], 180, "sample_unavailable"],
    [[tea, sample("Green Cardamom", 2)], 180, "sample_unavailable"],
    [[tea, sample("Green Cardamom"), sample("Green Cardamom")], 180, "sample_unavailable"],
    [[tea, sample("Green Cardamom")], 180, "sample_unavailable", ""],
  ] as [SentItem[], number, string, string?][]) {
    const { status, body } = await shop.place(anOrder({ items, total_price, guest_email }));
    expect([items, status, body.code]).toEqual([items, code === "price_changed" ? 409 : 422, code]);
  }
  await expectNothingSaved(shop);
});

test("the lowest and highest that the rules allow are accepted", async () => {
  const shop = await freshShop();
  const most = { items: Array(50).fill(paid("Hill Tea", 99)), total_price: 50 * 99 * 200 };
  expect((await shop.place(anOrder(most))).status).toBe(201);
  expect((await shop.place(anOrder({ items: [tea], total_price: 200 }))).status).toBe(201);
  expect((await shop.place(anOrder({ order_id: "x".repeat(64) }))).status).toBe(201);
  expect((await shop.place(anOrder({ order_id: newOrderId().slice(0, 16) }))).status).toBe(201);
});

/* The fixture shop delivers neither to Mizoram nor to pincodes that begin with 173. */

const SENTENCE = "We don't deliver to this address yet.";
const inMizoram = { ...customerAddress, city: "Aizawl", state: "Mizoram", pincode: "796001" };
const leftOut: [what: string, address: object][] = [
  ["a state", inMizoram],
  ["a pincode", { ...customerAddress, city: "Solan", state: "Himachal Pradesh", pincode: "173201" }],
  ["a pincode, under the name of a state with delivery", { ...inMizoram, state: "Tamil Nadu" }],
];
/** The same address in one line, as programs of the first release send it. */
const inOneLine = { guest_address: "14 Kutchery Road, Aizawl, Mizoram - 796001", state: "Mizoram" };

const places: [what: string, place: object][] = [
  ...leftOut.map(([what, address]): [string, object] => [what, { address }]),
  ["an address in one line", inOneLine],
];

test("an order to a state or a pincode without delivery is refused from the web and at the desk, and nothing is stored", async () => {
  const shop = await freshShop();
  for (const [what, place] of places) {
    const order = { ...anOrder(), ...place };
    for (const { status, body } of [
      await shop.call("POST", "/api/orders", { body: order }),
      await shop.asStaff("POST", "/api/orders", { ...order, channel: "phone" }),
    ])
      expect([what, status, body.code, body.error]).toEqual([what, 422, "not_delivered", SENTENCE]);
  }
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
});

test("a neighbouring pincode is delivered to, and an order sent again is answered as it was saved", async () => {
  const shop = await freshShop();
  const address = { ...customerAddress, city: "Shimla", state: "Himachal Pradesh", pincode: "171001" };
  const sent = anOrder({ address });
  expect((await shop.place(sent)).status).toBe(201);
  expect((await shop.place(sent)).status).toBe(200);
});

test("an order is not moved to where nothing is delivered: it stays as it is", async () => {
  const shop = await freshShop();
  const sent = await shop.placed({ address: customerAddress });
  const before = await shop.stored(sent.order_id);
  for (const address of [...leftOut.map(([, each]) => each), { ...customerAddress, state: "Mizoram" }]) {
    const { status, body } = await shop.change(sent.order_id, { change: { address } });
    expect([status, body.code]).toEqual([422, "not_delivered"]);
    expect(await shop.stored(sent.order_id)).toEqual(before);
  }
});

// promise: the offline queue keeps the order marked 'Needs your OK' like other refusals
test("a queued order that is refused so needs its customer's OK, and is not sent for ever", async () => {
  const shop = await freshShop();
  const { status, body } = await shop.place(anOrder({ address: inMizoram }));
  const refused = { ok: false, status, code: String(body.code), message: String(body.error), body } as const;
  for (const sentBefore of [true, false])
    expect(outcomeOf(refused, sentBefore)).toMatchObject({
      type: "refused",
      message: { message: SENTENCE },
      quote: null,
    });
});
