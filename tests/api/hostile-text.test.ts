import { expect, test } from "vitest";
import { orderChangeSchema } from "#lib/shop/order/order-change.ts";
import { anOrder, newOrderId } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const BODY = 64 * 1024;
/** A letter with marks that have to be sorted by their classes: what composing it costs grows with the square of their number. */
const hostile = (length: number) => `a${"\u0301\u0316".repeat(length / 2)}`.slice(0, length);
/** The bytes that JSON of this takes. */
const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The longest texts that are read at all, in every field, and as many items as fit. */
function fullOfText() {
  const order = {
    ...anOrder(),
    guest_name: hostile(400),
    guest_email: hostile(1016),
    guest_address: hostile(2000),
    guest_city: hostile(400),
    guest_phone: hostile(64),
    guest_pincode: hostile(64),
    items: [] as object[],
  };
  const item = { name: hostile(480), qty: 1, price: 200 };
  while (order.items.length < 50 && sizeOf(order) + sizeOf(item) < BODY) order.items.push(item);
  return order;
}

const long = hostile(10_000);
/** Each schema's own work is in tests/unit/typed-work.test.ts. */
const bodies: [what: string, path: string, body: () => object][] = [
  ["an order's every field", "/api/orders", fullOfText],
  ["an order's name", "/api/orders", () => ({ ...anOrder(), guest_name: hostile(31_000) })],
  ["an order of 10,000 items", "/api/orders", () => ({ ...anOrder(), items: Array(10_000).fill({}) })],
  ["a phone to look up", "/api/order-status", () => ({ order_id: newOrderId(), guest_phone: hostile(31_000) })],
  ["a status", `/api/orders?orderId=${newOrderId()}`, () => ({ status: hostile(31_000) })],
  ["a WhatsApp message", "/api/whatsapp", () => ({ from: long, to: long, body: long, order: newOrderId() })],
];

/** Of the processor, in milliseconds. It takes 2 to 15; without bounds 1,400. */
const ALLOWED = 30;

test.each(bodies)(
  // promise: Text that costs time to compose
  "64 KiB of hostile text in %s cost no more than 30 ms of the processor, and are refused",
  async (_what, path, made) => {
    const shop = await freshShop({ RATE_LIMIT: "off" });
    const costs: number[] = [];
    // The first ones pay for what is loaded and compiled once.
    for (let n = 0; n < 5; n++) {
      const body = made();
      expect(sizeOf(body)).toBeLessThanOrEqual(BODY);
      const ofStaff = path.includes("orderId") ? "PATCH" : "POST";
      const before = process.threadCpuUsage();
      const { status } = /orderId|whatsapp/.test(path)
        ? await shop.asStaff(ofStaff, path, body)
        : await shop.call("POST", path, { body });
      const { user, system } = process.threadCpuUsage(before);
      costs.push((user + system) / 1000);
      expect([404, 422]).toContain(status);
    }
    expect(Math.min(...costs)).toBeLessThan(ALLOWED);
  },
);

test("a text four times as long as its limit is read, and fits when blanks and marks were all that was too much", () => {
  const padded = `packed${" ".repeat(150)}`;
  expect(orderChangeSchema.parse({ status: padded })).toEqual({ status: "packed" });
  expect(orderChangeSchema.safeParse({ status: `${padded}     ` }).error?.issues[0]?.message).toBe(
    "A status has 1 to 40 characters",
  );
});
