import { expect, test } from "vitest";
import { orderSchema } from "#lib/shop/order/order.ts";
import {
  anOrder,
  anOrderWithSample,
  customer,
  customerAddress,
  newOrderId,
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
      delivery_note: null,
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
  expect((await shop.store().find(sent.order_id))?.order.address).toEqual(wholeAddress);
  // The same order from a client that sends the line.
  expect((await shop.place({ ...sent, guest_address: wholeLine })).status).toBe(200);
});

test("a delivery note of 140 characters is saved, answered and part of the order, and a longer one is refused", async () => {
  const shop = await freshShop();
  const sent = anOrder({ delivery_note: "n".repeat(140) });
  expect((await shop.place(sent)).body.order?.delivery_note).toBe(sent.delivery_note);
  expect((await shop.store().find(sent.order_id))?.order.delivery_note).toBe(sent.delivery_note);
  expect((await shop.place(sent)).status).toBe(200);
  expect((await shop.place({ ...sent, delivery_note: "other" })).body.code).toBe("order_id_taken");
  const { status, body } = await shop.place(anOrder({ delivery_note: "n".repeat(141) }));
  expect([status, body.fields]).toEqual([422, { delivery_note: "Please use at most 140 characters" }]);
});

test("a landmark beside an address in one line is kept, stands in the line, and is part of the order", async () => {
  const shop = await freshShop();
  const sent = anOrder({ landmark: "the temple" });
  const { address, guest_address } = (await shop.place(sent)).body.order ?? expect.fail();
  expect(address.landmark).toBe("the temple");
  expect(guest_address).toContain("the temple");
  expect((await shop.place(sent)).status).toBe(200);
  expect((await shop.place({ ...sent, landmark: "the bank" })).body.code).toBe("order_id_taken");
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

test("an order in the specification's other shape is the same order", async () => {
  const shop = await freshShop();
  const { state, items, total_price, ...rest } = anOrder();
  const other = {
    ...rest,
    user_id: null,
    guest_state: state,
    guest_city: "Chennai",
    guest_pincode: "600004",
    is_guest: true,
    items: items.map(({ name, qty, price }) => ({ product_name: name, quantity: qty, price, category: "Spice" })),
    total_amount: 600,
    discount_amount: 0,
    final_amount: total_price,
    delivery_time: "3",
    status: "pending",
  };
  const first = await shop.call("POST", "/api/orders", { body: other });
  expect(first.status).toBe(201);
  expect(first.body.order).toMatchObject({ items, total_price: 600, state: "Tamil Nadu" });
  const again = await shop.place({ ...rest, state, items, total_price });
  expect(again.headers.get("idempotent-replayed")).toBe("true");
});

test("details are saved normalised: phone without its prefix, names composed, delivery by state", async () => {
  const shop = await freshShop();
  const sent = anOrder({ guest_phone: "+91 98765 43210", guest_name: "  Zoe\u0301  ", state: "Kerala" });
  const { body } = await shop.place({ ...sent, guest_email: "" });
  expect(body.order).toMatchObject({
    guest_phone: "9876543210",
    guest_name: "Zo\u00e9",
    guest_email: null,
    delivery_date: "2-4 days",
  });
});

// promise: However it is spelled
test("an order sent again is answered with the saved one, whatever the spelling of phone or order of lines", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  const first = await shop.place(sent);
  const spelled = { ...sent, guest_phone: "098765 43210", items: sent.items.toReversed() };
  for (const again of [sent, spelled]) {
    const { status, headers, body } = await shop.place(again);
    expect({ status, replayed: headers.get("idempotent-replayed") }).toEqual({ status: 200, replayed: "true" });
    expect(body.order).toEqual(first.body.order);
  }
});

test("a replay shows the order as it is now, not as it was placed", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  await shop.place(sent);
  await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, { status: "packed" });
  expect((await shop.place(sent)).body.order?.status).toBe("packed");
});

test.each([
  ["name", { guest_name: "Somebody Else" }],
  ["phone", { guest_phone: "9876543211" }],
  ["e-mail", { guest_email: "other@customer.example" }],
  ["address", { guest_address: "15 Kutchery Road, Chennai, Tamil Nadu - 600004" }],
  ["state", { state: "Puducherry" }],
  ["items", { items: [paid("Black Pepper", 3)] }],
  ["total", { total_price: 601 }],
  // promise: Another order under a used id is none of it
])("another order under a used id is refused: other %s", async (_what, other) => {
  const shop = await freshShop();
  const sent = anOrder();
  await shop.place(sent);
  const { status, body } = await shop.place({ ...sent, ...other });
  expect([status, body.code]).toEqual([409, "order_id_taken"]);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
  expect(body).not.toHaveProperty("order");
});

// promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store
test("50 sends of one order at once: one placed, 49 replays, one set of messages, no limit reached", async () => {
  const shop = await freshShop({ RATE_LIMIT: "on" });
  const sent = anOrderWithSample();
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.place(sent)));
  await shop.settled();

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const replays = answers.filter(({ status }) => status === 200);
  expect(replays).toHaveLength(49);
  expect(replays.every(({ headers }) => headers.get("idempotent-replayed") === "true")).toBe(true);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.order))).size).toBe(1);
  const messages = await shop.store().messagesOf(sent.order_id);
  expect(messages.map(({ id, state, attempts }) => ({ id, state, attempts }))).toEqual([
    { id: `${sent.order_id}:customer-email`, state: "sent", attempts: 1 },
    { id: `${sent.order_id}:warehouse-email`, state: "sent", attempts: 1 },
  ]);
});

// promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store ... at two servers
test("50 sends of one order at two servers at once: one placed, 49 replays", async () => {
  const one = await freshShop({ RATE_LIMIT: "off" });
  const two = await freshShop({ RATE_LIMIT: "off" }, one.dataDir);
  const sent = anOrderWithSample();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? one : two).place(sent)));
  await Promise.all([one.settled(), two.settled()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201]);
  expect(await one.store().messagesOf(sent.order_id)).toMatchObject([
    { state: "sent", attempts: 1 },
    { state: "sent", attempts: 1 },
  ]);
});

// promise: The same for free samples
test("50 different orders of one customer at once: one gets the free sample", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const orders = Array.from({ length: 50 }, () => anOrderWithSample());
  const answers = await Promise.all(orders.map((order) => shop.place(order)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "sample_unavailable")).toHaveLength(49);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
});

test.each([
  ["the same phone", {}],
  ["the same phone, spelled differently", { guest_phone: "+91-98765 43210", guest_email: "b@customer.example" }],
  ["the same phone, another e-mail", { guest_email: "b@customer.example" }],
  ["the same e-mail, another phone", { guest_phone: phoneOf(1) }],
  ["the same e-mail in capitals", { guest_phone: phoneOf(1), guest_email: customer.guest_email.toUpperCase() }],
  // promise: A sample offer is used by an order with samples
])("free samples are had once: a second time with %s is refused", async (_what, other) => {
  const shop = await freshShop();
  expect((await shop.place(anOrderWithSample())).status).toBe(201);
  const second = anOrderWithSample(other);
  const { status, body } = await shop.place(second);
  expect([status, body.code]).toEqual([422, "sample_unavailable"]);
  const withoutSample = { ...second, items: [paid("Hill Tea")], total_price: 200 };
  expect((await shop.place(withoutSample)).status).toBe(201);
});

test("a customer who shares neither phone nor e-mail gets samples too, three of them", async () => {
  const shop = await freshShop();
  await shop.place(anOrderWithSample());
  const items = [
    paid("Hill Tea"),
    ...["Green Cardamom", "Cinnamon Bark", "Jackfruit Crisps"].map((name) => sample(name)),
  ];
  const other = { guest_phone: phoneOf(1), guest_email: "b@customer.example", items };
  const { status, body } = await shop.place(anOrderWithSample({ ...other, order_id: newOrderId() }));
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    items,
    total_price: 180,
    discount_amount: 20,
    discount_kind: "sample",
    freeSampleIncluded: true,
  });
});
