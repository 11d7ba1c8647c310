import { expect, test } from "vitest";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { shopWithOffers } from "@/tests/support/offers";
import { anOrder } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";
import { freshShop } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";

/** Of each field, all that it refuses is in tests/unit/order-fields.test.ts and order.test.ts. */
const wrong: [field: string, value: unknown, sentence: unknown, fieldOnScreen?: string][] = [
  ["order_id", "order id with blanks in it", expect.stringMatching(/order id/)],
  ["guest_name", "  ", "Full name is required", "guest_name"],
  ["guest_name", { toString: "Meena" }, "Full name is required"],
  ["guest_phone", "", "Phone number is required", "guest_phone"],
  ["guest_phone", "98765", "Phone number must be exactly 10 digits", "guest_phone"],
  ["guest_phone", "1234567890", "Please enter a valid Indian phone number", "guest_phone"],
  ["guest_email", "meena@", "Please enter a valid email address", "guest_email"],
  ["guest_address", "x".repeat(501), "Please use at most 500 characters"],
  ["guest_address", "14 Kutchery Road, Chennai, Tamil Nadu - 012345", "A pincode can't start with 0"],
  ["state", "", "State is required", "state"],
  ["state", "Bavaria", "State is required", "state"],
  ["guest_pincode", "6000", "Pincode must be exactly 6 digits", "pincode"],
  ["items", [{ name: ["Hill Tea"], qty: 1, price: 200 }], expect.stringMatching(/^[A-Z][^<>{}]{5,}$/)],
  ["total_price", null, expect.stringMatching(/^[A-Z][^<>{}]{5,}$/)],
];
const filled = {
  ...emptyCheckoutForm,
  guest_name: "Meena",
  guest_phone: "9876543210",
  line1: "1 Car Street",
  city: "Madurai",
  state: "Tamil Nadu",
  pincode: "625001",
};

// promise: A sentence beside each wrong field
// promise: The same sentences from the server, for every field that it takes
test("each wrong field gets a sentence beside it, the same as on screen, and leaves nothing", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  for (const [field, value, sentence, onScreen] of wrong) {
    const { status, body } = await shop.call("POST", "/api/orders", { body: { ...anOrder(), [field]: value } });
    expect([value, status, body.code, Object.keys(body.fields ?? {})]).toEqual([value, 422, "invalid_order", [field]]);
    expect(body.error).toEqual(sentence);
    expect(body.error).toBe(body.fields?.[field]);
    if (!onScreen) continue;
    const issues = checkoutFormSchema(false).safeParse({ ...filled, [onScreen]: value }).error?.issues;
    expect(issues?.map(({ path, message }) => [path.join("."), plain(message)])).toEqual([[onScreen, body.error]]);
  }
  expect((await shop.store().list({ limit: 1 })).orders).toEqual([]);
});

// That the form says so, too, is in tests/unit/checkout-form.test.ts.
test("a signed-in customer's missing e-mail is refused, a guest's is no error", async () => {
  const shop = await shopWithOffers();
  const refused = await shop.call("POST", "/api/orders", { body: anOrder({ guest_email: "" }), token: tokenOf("u") });
  expect([refused.status, refused.body.fields]).toEqual([422, { guest_email: "Email is required" }]);
  expect((await shop.place(anOrder({ guest_email: "" }))).status).toBe(201);
});

test("of several wrong fields each is named in the form's order, and the error message is the first one's", async () => {
  const shop = await freshShop();
  const several = { state: "", guest_email: "meena@", guest_phone: "98765", guest_name: "" };
  const { status, body } = await shop.place({ ...anOrder(), ...several });
  expect([status, body.error]).toEqual([422, "Full name is required"]);
  expect(Object.keys(body.fields ?? {})).toEqual(["guest_name", "guest_phone", "guest_email", "state"]);
});

function streamOf(...chunks: Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

// promise: Bodies of at most 64 KiB
test("64 KiB are taken, one byte more is refused with 413, declared or not", async () => {
  const shop = await freshShop();
  const bytes = (size: number) => Buffer.from(JSON.stringify(anOrder()).padEnd(size));
  const send = (body: unknown, headers = {}) => shop.call("POST", "/api/orders", { body, headers });
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
