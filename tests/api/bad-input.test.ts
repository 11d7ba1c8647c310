import { expect, test } from "vitest";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const post = { method: "POST", path: "/api/orders" } as const;

function streamOf(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** A row or two of each field; all that fields refuse is in tests/unit/order-fields.test.ts and order.test.ts. */
const wrong: [field: string, value: unknown][] = [
  ["order_id", undefined],
  ["order_id", "short"],
  ["order_id", "order id with blanks in it"],
  ["order_id", "x".repeat(65)],
  ["guest_name", "   "],
  ["guest_name", "x".repeat(101)],
  ["guest_name", { toString: "Meena" }],
  ["guest_phone", "98765"],
  ["guest_phone", 9876543210],
  ["guest_email", "not an address"],
  ["guest_address", "x".repeat(501)],
  ["guest_address", null],
  ["guest_address", "14 Kutchery Road, Chennai, Tamil Nadu - 012345"],
  ["state", "Atlantis"],
  ["state", undefined],
  ["guest_pincode", "12"],
  ["guest_pincode", "012345"],
  ["items", undefined],
  ["items", { length: 1, 0: { name: "Hill Tea", qty: 1, price: 200 } }],
  ["items", [{ name: "Hill Tea", qty: "1", price: 200 }]],
  ["items", [{ name: ["Hill Tea"], qty: 1, price: 200 }]],
  ["total_price", "600"],
  ["total_price", null],
];

// promise: A sentence beside each wrong field
test("each wrong field gets an error message beside it, and leaves nothing", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const [field, value] of wrong) {
    const { status, body } = await shop.call("POST", "/api/orders", { body: { ...anOrder(), [field]: value } });
    expect([value, status, body.code, Object.keys(body.fields ?? {})]).toEqual([value, 422, "invalid_order", [field]]);
    expect(body.error).toBe(body.fields?.[field]);
    expect(body.error).toMatch(/^[A-Z][^<>{}]{5,}$/);
  }
  expect((await shop.store().list({ limit: 1 })).orders).toEqual([]);
});

// promise: Bodies of at most 64 KiB
test("64 KiB are taken, one byte more is refused with 413, declared or not", async () => {
  const shop = await freshShop();
  const bytes = (size: number) => Buffer.from(JSON.stringify(anOrder()).padEnd(size));
  const send = (body: unknown, headers = {}) => shop.call(post.method, post.path, { body, headers });
  expect((await send(bytes(65_536), { "content-length": "65536" })).status).toBe(201);
  expect((await send(streamOf(bytes(65_536)))).status).toBe(201);

  for (const { status, body } of [
    await send(bytes(65_537), { "content-length": "65537" }),
    await send(streamOf(bytes(65_537))),
    await send(streamOf(bytes(40_000), bytes(40_000))),
    await send(streamOf(bytes(65_537)), { "content-length": "100" }),
    await send("{}", { "content-length": "5000000" }),
  ])
    expect([status, body.code]).toEqual([413, "body_too_large"]);
});

// promise: Bodies of at most 64 KiB ... and endless ones
test("no more of an endless body is read than the limit", async () => {
  const shop = await freshShop();
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 16_384;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  expect((await shop.call("POST", "/api/orders", { body })).status).toBe(413);
  expect(read).toBeLessThan(200_000);
});

// promise: Bodies that break off
test("a body that breaks off is the client's mistake, a 4xx", async () => {
  const shop = await freshShop();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('{"order_id":'));
      controller.error(new Error("the client went away"));
    },
  });
  const { status } = await shop.call("POST", "/api/orders", { body });
  expect(status).toBe(400);
});
