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

test.each([
  ["order_id", undefined],
  ["order_id", "short"],
  ["order_id", "__reserved-by-the-store"],
  ["order_id", "order id with blanks in it"],
  ["order_id", "x".repeat(65)],
  ["order_id", "../../../etc/passwd"],
  ["order_id", ["order-0123456789abcdef"]],
  ["guest_name", ""],
  ["guest_name", "   "],
  ["guest_name", "x".repeat(101)],
  ["guest_name", "Meena\r\nBcc: all@customer.example"],
  ["guest_name", "Meena\u0007gnp.exe"],
  ["guest_name", "Meena\u0000"],
  ["guest_name", { toString: "Meena" }],
  ["guest_name", "Meena\ud800"],
  ["guest_phone", undefined],
  ["guest_phone", "98765"],
  ["guest_phone", "1234567890"],
  ["guest_phone", 9876543210],
  ["guest_email", "not an address"],
  ["guest_email", "a@b.example\r\nBcc: all@customer.example"],
  ["guest_email", ["a@b.example"]],
  ["guest_address", ""],
  ["guest_address", "x".repeat(501)],
  ["guest_address", null],
  ["state", "Atlantis"],
  ["state", undefined],
  ["guest_pincode", "12"],
  ["items", undefined],
  ["items", "Hill Tea"],
  ["items", { length: 1, 0: { name: "Hill Tea", qty: 1, price: 200 } }],
  ["items", [null]],
  ["items", [["Hill Tea", 1, 200]]],
  ["items", [{ name: "Hill Tea", qty: "1", price: 200 }]],
  ["items", [{ name: "Hill Tea", qty: 1, price: "200" }]],
  ["items", [{ name: ["Hill Tea"], qty: 1, price: 200 }]],
  ["total_price", "600"],
  ["total_price", null],
  // promise: A sentence beside each wrong field
])("a wrong %s gets an error message beside its field and leaves nothing: %j", async (field, value) => {
  const shop = await freshShop();
  const { status, body } = await shop.call("POST", "/api/orders", { body: { ...anOrder(), [field]: value } });
  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([422, "invalid_order", [field]]);
  expect(body.error).toBe(body.fields?.[field]);
  expect(body.error).toMatch(/^[A-Z][^<>{}]{5,}$/);
  expect((await shop.store().list({ limit: 1 })).orders).toEqual([]);
});

test.each([["null"], ["[]"], ["7"], ['"order"'], ["true"]])("JSON that is no object is refused: %s", async (body) => {
  const shop = await freshShop();
  const answer = await shop.call("POST", "/api/orders", { body });
  expect([answer.status, answer.body.code]).toEqual([422, "invalid_order"]);
});

test("prototype keys, unknown keys and a byte order of their own change nothing", async () => {
  const shop = await freshShop();
  const text = JSON.stringify(anOrder()).replace("{", '{"__proto__":{"status":"paid"},"constructor":{"prototype":1},');
  const { status, body } = await shop.call("POST", "/api/orders", { body: text });
  expect([status, body.order?.status]).toEqual([201, "pending"]);
  expect(({} as Record<string, unknown>).status).toBeUndefined();
});

test.each([
  ["nothing", ""],
  ["half an object", '{"order_id":'],
  ["bytes that are not UTF-8", Buffer.from(JSON.stringify(anOrder({ guest_name: "\u00e9" })), "latin1")],
  ["a form", "order_id=1&guest_name=2"],
  ["a number after the end", "{} {}"],
])("a body that is not JSON is refused with 400: %s", async (_what, body) => {
  const shop = await freshShop();
  const answer = await shop.call("POST", "/api/orders", { body });
  expect([answer.status, answer.body.code]).toEqual([400, "invalid_json"]);
});

test("a request without a body is refused with 400", async () => {
  const shop = await freshShop();
  const answer = await shop.call("POST", "/api/orders", { headers: { "content-type": "application/json" } });
  expect([answer.status, answer.body.code]).toEqual([400, "invalid_json"]);
});

test.each([["text/plain"], ["application/x-www-form-urlencoded"], ["application/jsonp"], [null]])(
  "what is not sent as JSON is refused with 415: %s",
  async (type) => {
    const shop = await freshShop();
    const body = JSON.stringify(anOrder());
    const answer = await shop.call("POST", "/api/orders", { body, headers: { "content-type": type ?? "" } });
    expect([answer.status, answer.body.code]).toEqual([415, "unsupported_media_type"]);
  },
);

test("a charset and capitals in the content type are no hindrance", async () => {
  const shop = await freshShop();
  const headers = { "content-type": "Application/JSON; charset=utf-8" };
  expect((await shop.place(anOrder(), headers)).status).toBe(201);
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
