import { expect, test } from "vitest";
import { wireQuoteSchema } from "#lib/shop/order/order.ts";
import { anOrder, anOrderWithSample, newOrderId, paid, sample } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

async function expectNothingSaved(shop: Shop): Promise<void> {
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toEqual([]);
  expect(await shop.unsent()).toEqual([]);
  expect(await shop.store().nextDue()).toBeNull();
}

test.each([
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
  // promise: Each field of the request tampered with, in turn
])("what a client says of %s changes nothing in the saved order", async (field, value) => {
  const shop = await freshShop();
  const sent = anOrder();
  const { status, body } = await shop.call("POST", "/api/orders", { body: { ...sent, [field]: value } });
  expect(status).toBe(201);
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
});

const [pepper, tea] = [paid("Black Pepper", 2), paid("Hill Tea")];
test.each([
  ["a lower price and its total", { items: [{ ...pepper, price: 1 }, tea], total_price: 202 }],
  ["a lower price alone", { items: [{ ...pepper, price: 199 }, tea] }],
  ["a higher price and its total", { items: [{ ...pepper, price: 201 }, tea], total_price: 602 }],
  [
    "two wrong prices that make up for each other",
    {
      items: [
        { ...pepper, price: 150 },
        { ...tea, price: 300 },
      ],
    },
  ],
  ["a lower total", { total_price: 599 }],
  ["a total of nothing", { total_price: 0 }],
  ["a higher total", { total_price: 601 }],
  ["the first-order total of a guest who holds no offer", { total_price: 300 }],
  [
    "the eligible prices",
    {
      items: [
        { ...pepper, price: 180 },
        { ...tea, price: 180 },
      ],
      total_price: 540,
    },
  ],
  // promise: Another price or total is refused with the true ones
])("nobody pays what they didn't see: %s is answered with the true quote", async (_what, tampered) => {
  const shop = await freshShop();
  const { status, body } = await shop.place(anOrder(tampered));
  expect([status, body.code]).toEqual([409, "price_changed"]);
  expect(wireQuoteSchema.parse(body.quote)).toStrictEqual({
    items: [pepper, tea],
    subtotal: 600,
    discount_amount: 0,
    discount_kind: null,
    delivery: 0,
    total_price: 600,
  });
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

test.each([
  ["more packs than were paid for", { items: [paid("Hill Tea", 9)], total_price: 200 }, "price_changed"],
  ["a quantity of 0", { items: [paid("Hill Tea", 0)], total_price: 0 }, "invalid_order"],
  ["a quantity below 0", { items: [pepper, paid("Hill Tea", -1)], total_price: 200 }, "invalid_order"],
  ["half a pack", { items: [paid("Hill Tea", 0.5)], total_price: 100 }, "invalid_order"],
  ["100 of one", { items: [paid("Hill Tea", 100)], total_price: 20_000 }, "invalid_order"],
  ["a price below 0", { items: [pepper, { ...tea, price: -200 }], total_price: 200 }, "invalid_order"],
  ["a price with paise", { items: [{ ...tea, price: 199.5 }], total_price: 199.5 }, "invalid_order"],
  ["a total below 0", { total_price: -600 }, "invalid_order"],
  ["a total beyond counting", { total_price: 1e300 }, "invalid_order"],
  ["no items", { items: [], total_price: 0 }, "invalid_order"],
  ["51 lines", { items: Array(51).fill(tea), total_price: 10_200 }, "invalid_order"],
  ["an unknown product", { items: [paid("Gold Leaf")], total_price: 200 }, "invalid_order"],
  ["a product named nearly right", { items: [paid("hill tea")], total_price: 200 }, "invalid_order"],
  ["a homoglyph in a product's name", { items: [paid("Hill T\u0435a")], total_price: 200 }, "invalid_order"],
  ["a name from an object's prototype", { items: [paid("constructor")], total_price: 200 }, "invalid_order"],
  ["an unknown product as a sample", { items: [tea, sample("Gold")], total_price: 180 }, "invalid_order"],
  ["a sample alone", { items: [sample("Green Cardamom")], total_price: 0 }, "sample_unavailable"],
  ["a paid line made free", { items: [{ ...pepper, price: 0 }], total_price: 0 }, "sample_unavailable"],
  [
    "four samples",
    {
      items: [tea, ...["Green Cardamom", "Cinnamon Bark", "Black Pepper", "Hill Turmeric"].map((name) => sample(name))],
      total_price: 180,
    },
    "sample_unavailable",
  ],
  ["one sample twice", { items: [tea, sample("Green Cardamom", 2)], total_price: 180 }, "sample_unavailable"],
  [
    "one sample on two lines",
    { items: [tea, sample("Green Cardamom"), sample("Green Cardamom")], total_price: 180 },
    "sample_unavailable",
  ],
  [
    "a sample without an e-mail",
    { items: [tea, sample("Green Cardamom")], total_price: 180, guest_email: "" },
    "sample_unavailable",
  ],
  // promise: What can't be an order is refused
])("an order of %s is refused, and nothing of it is saved", async (_what, wrong, code) => {
  const shop = await freshShop();
  const { status, body } = await shop.place(anOrder(wrong));
  expect([status, body.code]).toEqual([code === "price_changed" ? 409 : 422, code]);
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
