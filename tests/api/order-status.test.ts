import { RateLimiterMemory } from "rate-limiter-flexible";
import { expect, test, vi } from "vitest";
import { anOrder, customer, customerAddress, newOrderId, phoneOf, wholeAddress } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

test("who knows id and phone sees the order, its phone and address masked", async () => {
  const shop = await freshShop();
  const sent = anOrder({ address: wholeAddress, delivery_note: "ring the neighbour" });
  const placed = (await shop.place(sent)).body.order;
  const { status, body } = await shop.lookUp(sent.order_id, "+91 98765 43210");
  expect(status).toBe(200);
  expect(body.order).toEqual({
    ...placed,
    guest_phone: "\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u202210",
    guest_address: "\u2022\u2022\u2022, Chennai, Tamil Nadu - 600004",
    delivery_note: null,
    address: { ...customerAddress, line1: "\u2022\u2022\u2022" },
  });
  expect(JSON.stringify(body)).not.toMatch(/Kutchery|Mylapore|tank|neighbour|98765/);
});

test("where a customer lives is masked in any address", async () => {
  const shop = await freshShop();
  for (const guest_address of [
    "House 7",
    "House 7, Chennai - 600004",
    "1, 2nd Street, 3rd Cross, Chennai, Tamil Nadu - 600004",
  ]) {
    const sent = await shop.placed({ guest_address });
    const seen = (await shop.lookUp(sent.order_id, customer.guest_phone)).body.order?.guest_address;
    expect(seen).toMatch(/^\u2022\u2022\u2022/);
    expect(seen).not.toMatch(/House|Street|Cross/);
  }
});

test("every wrong pair gets one and the same 404, whatever its form, and cancels nothing", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  const answers = [
    await shop.cancel(newOrderId(), customer.guest_phone),
    await shop.cancel(sent.order_id, phoneOf(1)),
    await shop.lookUp(newOrderId(), customer.guest_phone),
    await shop.lookUp(sent.order_id, phoneOf(1)),
    await shop.lookUp(newOrderId(), phoneOf(1)),
    await shop.lookUp(sent.order_id, "98765"),
    await shop.lookUp("short", customer.guest_phone),
    await shop.lookUp("", ""),
  ];
  for (const { status, body } of answers) {
    expect([status, body.code]).toEqual([404, "not_found"]);
    expect(body).toEqual(answers[0]?.body);
  }
  expect((await shop.stored(sent.order_id)).status).toBe("pending");
});

test("guesses sent all at once are counted like guesses one after another", async () => {
  const shop = await freshShop();
  const sent = await shop.placed();
  const guesses = [...Array.from({ length: 20 }, (_, n) => phoneOf(n)), customer.guest_phone];
  const answers = await Promise.all(guesses.map((phone) => shop.lookUp(sent.order_id, phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
});

test("guesses at an id that no order has are not stored: a million long ids fill no memory", async () => {
  const counted = ["consume", "penalty", "block", "set"] as const;
  const spies = counted.map((method) => vi.spyOn(RateLimiterMemory.prototype, method));
  const shop = await freshShop();
  for (let n = 0; n < 5; n++) expect((await shop.lookUp("x".repeat(9_000 + n), phoneOf(n))).status).toBe(404);
  const keys = spies.flatMap(({ mock }) => mock.calls.map(([key]) => String(key)));
  expect(keys).toHaveLength(5);
  for (const key of keys) expect(key.length).toBeLessThan(64);
});

test("guesses at an id before there is such an order take none from its customer", async () => {
  const shop = await freshShop();
  const sent = anOrder();
  for (let n = 0; n < 10; n++) await shop.lookUp(sent.order_id, phoneOf(n));
  await shop.place(sent);
  expect((await shop.lookUp(sent.order_id, customer.guest_phone)).status).toBe(200);
});

test("a look-up without a phone, without an id or with a list is refused with what is missing", async () => {
  const shop = await freshShop();
  const [order_id, { guest_phone }] = [newOrderId(), customer];
  for (const [body, field] of [
    [{ order_id }, "guest_phone"],
    [{ guest_phone }, "order_id"],
    [{ order_id: [order_id], guest_phone }, "order_id"],
  ] as const) {
    const answer = await shop.call("POST", "/api/order-status", { body });
    const fields = Object.keys(answer.body.fields ?? {});
    expect([answer.status, answer.body.code, fields]).toEqual([422, "invalid_order", [field]]);
  }
});
