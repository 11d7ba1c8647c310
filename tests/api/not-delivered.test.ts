import { expect, test } from "vitest";
import { outcomeOf } from "#lib/browser/checkout/place-order.ts";
import { anOrder, customerAddress } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

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
