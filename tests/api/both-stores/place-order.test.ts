import { expect, test } from "vitest";
import { orderSchema } from "#lib/shop/order/order.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import {
  anOrder,
  anOrderWithSample,
  customer,
  customerAddress,
  paid,
  phoneOf,
  sample,
  wholeAddress,
  wholeLine,
} from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

test("a placed order is answered 201 with every field of the contract and no other", async () => {
  const shop = await freshShop();
  const sent = anOrder({ guest_email: customer.guest_email });
  const { status, headers, body } = await shop.place(sent);

  expect(status).toBe(201);
  expect(headers.get("idempotent-replayed")).toBeNull();
  const created_at = body.order?.created_at ?? "";
  expect(new Date(created_at).toISOString()).toBe(created_at);
  expect(body).toStrictEqual({
    success: true,
    order: {
      order_id: sent.order_id,
      id: sent.order_id,
      user_id: null,
      ...customer,
      address: customerAddress,
      ...eachWish(() => null),
      items: [
        { name: "Black Pepper", qty: 2, price: 200, slug: "black-pepper", grams: 200 },
        { name: "Hill Tea", qty: 1, price: 200, slug: "hill-tea", grams: 200 },
      ],
      total_price: 600,
      discount_amount: 0,
      discount_kind: null,
      delivery_charge: 0,
      payment_status: "confirmed",
      delivery_date: "8 days",
      status: "pending",
      status_history: [{ status: "pending", at: created_at }],
      tracking: null,
      created_at,
      channel: "web",
      isFirstTimeOrder: false,
      freeSampleIncluded: false,
    },
  });
  expect(orderSchema.parse(body.order)).toMatchObject(body.order ?? {});
});

test("an address in its parts counts before one in a line, is saved in them, and is answered in both", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  const address = { ...wholeAddress, line1: "14  Kutchery Road ", state: "tamilnadu", pincode: "600 004" };
  const { status, body } = await shop.place({ ...sent, state: "Kerala", address });
  const { state } = wholeAddress;
  expect([status, body.order]).toMatchObject([201, { address: wholeAddress, guest_address: wholeLine, state }]);
  const [seen] = (await shop.asStaff("GET", "/api/orders")).body.orders ?? [];
  const apart = { guest_city: "Chennai", guest_pincode: "600004" };
  expect(seen).toMatchObject({ address: wholeAddress, guest_address: wholeLine, ...apart });
  expect((await shop.stored(sent.order_id)).address).toEqual(wholeAddress);
  // The same order from a client that sends the line.
  expect((await shop.place({ ...sent, guest_address: wholeLine })).status).toBe(200);
});

test("a landmark beside an address in one line, and a delivery note of 140 characters, are saved, answered and part of the order; a longer note is refused", async () => {
  const shop = await freshShop();
  const sent = anOrder({ landmark: "the temple", delivery_note: "n".repeat(140) });
  const { address, guest_address, delivery_note } = (await shop.place(sent)).body.order ?? expect.fail();
  expect([address.landmark, delivery_note]).toEqual(["the temple", sent.delivery_note]);
  expect(guest_address).toContain("the temple");
  expect((await shop.stored(sent.order_id)).delivery_note).toBe(sent.delivery_note);
  expect((await shop.place(sent)).status).toBe(200);
  for (const other of [{ landmark: "the bank" }, { delivery_note: "other" }])
    expect((await shop.place({ ...sent, ...other })).body.code).toBe("order_id_taken");
  const { status, body } = await shop.place(anOrder({ delivery_note: "n".repeat(141) }));
  expect([status, body.fields]).toEqual([422, { delivery_note: "Please use at most 140 characters" }]);
});

test("of an address in its parts line 2 and landmark may be absent, and what is wrong is named", async () => {
  const shop = await freshShop();
  const { line2, landmark, ...least } = wholeAddress;
  const placed = await shop.place(anOrder({ address: { ...least, landmark: null } }));
  expect(placed.body.order?.guest_address).toBe("14 Kutchery Road, Chennai, Tamil Nadu - 600004");
  const refused = await shop.place(anOrder({ address: { ...wholeAddress, landmark: "x".repeat(101) } }));
  expect([refused.status, refused.body.fields]).toEqual([422, { address: "Please use at most 100 characters" }]);
  const wrong = await shop.place(anOrder({ address: { ...least, city: 7, pincode: "012345" } }));
  expect(wrong.body.fields).toMatchObject({ address: "City is required" });
  // A client's own member of this name is none of ours.
  expect((await shop.place(anOrder({ address: "my house" }))).body.order?.guest_address).toBe(customer.guest_address);
});

// promise: However it is spelled
test("an order sent again is answered with the saved one as it is now, whatever the spelling of phone or order of lines", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  const first = await shop.place(sent);
  const spelled = { ...sent, guest_phone: "098765 43210", items: sent.items.toReversed() };
  const { state, items, total_price, ...rest } = sent;
  // In the specification's other shape.
  const other = {
    ...rest,
    guest_state: state,
    items: items.map(({ name, qty, price }) => ({ product_name: name, quantity: qty, price, category: "Spice" })),
    final_amount: total_price,
  };
  for (const again of [sent, spelled, other as unknown as typeof sent]) {
    const { status, headers, body } = await shop.place(again);
    expect({ status, replayed: headers.get("idempotent-replayed") }).toEqual({ status: 200, replayed: "true" });
    expect(body.order).toEqual(first.body.order);
  }
  await shop.change(sent.order_id, { status: "packed" });
  expect((await shop.place(sent)).body.order?.status).toBe("packed");
});

// promise: Another order under a used id is none of it
test("another order under a used id is refused, and is told nothing of the one that has it", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  // Which fields make another order is in tests/unit/order-identity.test.ts.
  for (const other of [{ guest_name: "Somebody Else" }, { total_price: 601 }]) {
    const { status, body } = await shop.place({ ...sent, ...other });
    expect([other, status, body.code]).toEqual([other, 409, "order_id_taken"]);
    expect(body).not.toHaveProperty("order");
  }
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
});

// promise: A sample offer is used by an order with samples
test("free samples are had once by a phone number and by an e-mail address, however they are spelled; who has another gets three", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  expect((await shop.place(anOrderWithSample())).status).toBe(201);
  const guest_email = "b@customer.example";
  for (const same of [
    {},
    { guest_phone: "+91-98765 43210", guest_email },
    { guest_email },
    { guest_phone: phoneOf(1) },
    { guest_phone: phoneOf(1), guest_email: customer.guest_email.toUpperCase() },
  ]) {
    const second = anOrderWithSample(same);
    const { status, body } = await shop.place(second);
    expect([same, status, body.code]).toEqual([same, 422, "sample_unavailable"]);
    const withoutSample = { ...second, items: [paid("Hill Tea")], total_price: 200 };
    expect((await shop.place(withoutSample)).status).toBe(201);
  }
  const items = [
    paid("Hill Tea"),
    ...["Green Cardamom", "Cinnamon Bark", "Jackfruit Crisps"].map((name) => sample(name)),
  ];
  const { status, body } = await shop.place(anOrderWithSample({ guest_phone: phoneOf(2), guest_email, items }));
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ items, total_price: 180, discount_amount: 20, discount_kind: "sample" });
  expect(body.order?.freeSampleIncluded).toBe(true);
});
