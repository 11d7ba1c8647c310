import { expect, test } from "vitest";
import { POLICIES_CHANGED } from "#lib/shop/facts/shop-texts.ts";
import { pass, SECOND, stopClock } from "@/tests/support/clock";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import {
  anOrder,
  anOrderWithSample,
  customer,
  phoneOf,
  STAFF_TOKENS,
  staffToken,
  tokensOf,
} from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";

const lines = [
  { name: "Black Pepper", qty: 2 },
  { name: "Hill Tea", qty: 1 },
];
/** An order as staff write it down: without prices and without a total. */
function aDeskOrder(other: object = {}) {
  const { total_price: _, ...sent } = anOrder();
  return { ...sent, channel: "phone", items: lines, ...other };
}
const take = (shop: Pick<Shop, "asStaff">, body: object) => shop.asStaff("POST", "/api/orders", body);

test("staff take an order without prices: it is at the shop's own, says how it came and who took it, and the warehouse hears of it", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  const sent = aDeskOrder({ channel: "whatsapp", guest_email: customer.guest_email });
  const { status, body } = await shop.call("POST", "/api/orders", { body: sent, token: tokensOf.packing });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({ total_price: 600, channel: "whatsapp", user_id: null, paid: null, version: 1 });
  expect(body.order?.items.map(({ price }) => price)).toEqual([200, 200]);
  const { created_at, history } = await shop.stored(sent.order_id);
  expect(history).toEqual([{ at: created_at, by: "packing", what: "taken by WhatsApp" }]);
  await shop.settled();
  const kinds = (await shop.store().messagesOf(sent.order_id)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["customer-email", "warehouse-email"]);
  expect((await shop.asStaff("GET", "/api/orders")).body.orders?.[0]).toMatchObject({ channel: "whatsapp", history });
});

test("a payment is saved with all of the total; the customer sees how the order came, and neither who took it nor how it was paid", async () => {
  const shop = await freshShop();
  const sent = aDeskOrder({ paid: { how: "UPI" } });
  const { created_at, paid } = (await take(shop, sent)).body.order ?? expect.fail("not taken");
  expect(paid).toEqual({ how: "UPI", reference: "", at: created_at, amount: 600 });
  expect((await shop.asStaff("GET", "/api/orders?paid=yes")).body.orders).toHaveLength(1);
  const seen = (await shop.lookUp(sent.order_id, customer.guest_phone)).body.order;
  expect(seen).toMatchObject({ channel: "phone", total_price: 600 });
  for (const name of ["history", "paid", "version", "note"]) expect(seen).not.toHaveProperty(name);
  expect(JSON.stringify(seen)).not.toMatch(/UPI|staff/);
});

// promise: the same order sent again is answered with what was saved
test("a desk order is the same with and without its total and prices, also after it was changed; another total is refused", async () => {
  const shop = await freshShop();
  const sent = aDeskOrder();
  const whole = { ...sent, total_price: 600, items: lines.map((line) => ({ ...line, price: 200 })) };
  expect((await take(shop, sent)).status).toBe(201);
  for (const again of [sent, whole, { ...sent, total_price: 600 }, { ...whole, total_price: undefined }])
    expect([(await take(shop, again)).status, again.order_id]).toEqual([200, sent.order_id]);
  const items = [{ name: "Hill Tea", qty: 3 }];
  expect((await shop.change(sent.order_id, { change: { items } })).status).toBe(200);
  for (const again of [sent, whole]) expect((await take(shop, again)).body.order?.total_price).toBe(600);
  expect((await take(shop, { ...sent, total_price: 599 })).body.code).toBe("order_id_taken");
  expect((await take(shop, { ...sent, items: [{ name: "Hill Tea", qty: 2 }] })).body.code).toBe("order_id_taken");
  expect((await shop.asStaff("GET", "/api/orders")).body.orders).toHaveLength(1);
  const { status, body } = await take(shop, aDeskOrder({ total_price: 500 }));
  expect([status, body.code, body.quote?.total_price]).toEqual([409, "price_changed", 600]);
  // Sent whole first, and then without its figures.
  const first = { ...anOrder(), channel: "counter" };
  expect((await take(shop, first)).status).toBe(201);
  const again = await take(shop, aDeskOrder({ order_id: first.order_id }));
  expect([again.headers.get("idempotent-replayed"), again.body.order?.channel]).toEqual(["true", "counter"]);
});

test.each([
  ["a channel that there is not", { channel: "fax" }, "channel", "channel is phone, whatsapp or counter"],
  ["a product that is not sold", { items: [{ name: "Unknown Tea", qty: 1 }] }, "items", "Unknown Tea"],
  ["a phone number too short", { guest_phone: "98765" }, "guest_phone", "10 digits"],
  ["a payment without its way", { paid: {} }, "paid", "How was it paid?"],
])("%s is refused by its field", async (_what, wrong, field, words) => {
  const shop = await freshShop();
  const { status, body } = await take(shop, aDeskOrder(wrong));
  expect([status, body.code]).toEqual([422, "invalid_order"]);
  expect(body.fields?.[field]).toContain(words);
});

test("a stranger and a user can say neither how an order came nor that it is paid, nor leave out the prices", async () => {
  const shop = await shopWithOffers();
  const asked = { channel: "phone", paid: { how: "UPI" } };
  for (const token of [undefined, tokenOf("u")]) {
    const sent = { ...onePack(200), ...asked };
    const { status, body } = await shop.call("POST", "/api/orders", { body: sent, token });
    expect([status, body.order?.channel]).toEqual([201, "web"]);
    expect(await shop.stored(sent.order_id)).toMatchObject({ channel: "web", paid: null, history: [] });
    // That the total can't be left out is in who-may.test.ts.
    const priceless = { ...onePack(200), ...asked, items: [{ name: "Hill Tea", qty: 1 }] };
    expect((await shop.call("POST", "/api/orders", { body: priceless, token })).status).toBe(422);
  }
});

test("an order of a stranger and of a user names the day of the terms to staff alone; one of the desk, and its customer, have none", async () => {
  const shop = await shopWithOffers();
  const desk = aDeskOrder({ terms_version: "1999-01-01" });
  expect((await take(shop, desk)).body.order?.terms_version).toBeNull();
  for (const token of [undefined, tokenOf("u")]) {
    const sent = { ...onePack(200), terms_version: "1999-01-01" };
    const placed = await shop.call("POST", "/api/orders", { body: sent, token });
    const seen = [placed.body.order, (await shop.lookUp(sent.order_id, sent.guest_phone)).body.order];
    for (const order of seen) expect(order).not.toHaveProperty("terms_version");
    const [listed] = (await shop.asStaff("GET", `/api/orders?q=${sent.order_id}`)).body.orders ?? [];
    expect(listed?.terms_version).toBe(POLICIES_CHANGED);
  }
});

test("what staff place without a channel, or as 'web', is an order as anybody's, with the total that was shown", async () => {
  const shop = await freshShop();
  for (const channel of [undefined, "web"]) {
    const { status, body } = await take(shop, { ...anOrder(), channel, paid: { how: "UPI" } });
    expect([status, body.order?.channel]).toEqual([201, "web"]);
    expect(await shop.stored(body.order?.order_id ?? "")).toMatchObject({ paid: null, history: [] });
    expect((await take(shop, aDeskOrder({ channel }))).status).toBe(422);
  }
});

// promise: First-order discount: once, for the account that claimed it
test("a desk order gets no first-order offer: not by the browser's claim, and it uses nobody's", async () => {
  const shop = await shopWithOffers();
  const cookie = await shop.claim("u");
  const session = await shop.call("POST", "/api/staff/session", { body: { token: staffToken } });
  const staff = session.headers.get("set-cookie")?.split(";")[0];
  const sent = { ...onePack(0), channel: "phone", total_price: undefined, user_id: "u" };
  const both = { cookie: `${cookie}; ${staff}`, origin: "http://localhost:3000" };
  const taken = await shop.call("POST", "/api/orders", { body: sent, headers: both });
  expect([taken.status, taken.body.order?.total_price, taken.body.order?.discount_kind]).toEqual([201, 200, null]);
  expect([taken.body.order?.user_id, taken.headers.get("set-cookie")]).toEqual([null, null]);
  const asked = { ...onePack(100), channel: "phone" };
  expect((await shop.call("POST", "/api/orders", { body: asked, headers: both })).body.code).toBe("price_changed");
  // The account and the phone number have their offer still.
  expect((await shop.offers({ uid: "u" })).first_order).toBe("claimed");
  expect((await shop.order(onePack(100), { uid: "u" })).body.order?.discount_kind).toBe("first_order");
});

test("at the desk samples need no e-mail address, and a phone number has them once, wherever it orders", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const withSample = (guest_phone: string, guest_email = "") => ({
    ...anOrderWithSample({ guest_phone, guest_email }),
    channel: "phone",
    total_price: undefined,
  });
  const first = await take(shop, withSample(phoneOf(1)));
  expect([first.status, first.body.order?.total_price, first.body.order?.discount_kind]).toEqual([201, 180, "sample"]);
  expect((await take(shop, withSample(phoneOf(1)))).body.code).toBe("sample_unavailable");
  expect((await shop.place(anOrderWithSample({ guest_phone: phoneOf(1) }))).body.code).toBe("sample_unavailable");
  expect((await take(shop, withSample(phoneOf(2), customer.guest_email))).status).toBe(201);
  expect((await take(shop, withSample(phoneOf(3), customer.guest_email))).body.code).toBe("sample_unavailable");
  // A guest of the shop's pages gives one, as ever.
  expect((await shop.place(anOrderWithSample({ guest_phone: phoneOf(4), guest_email: "" }))).status).toBe(422);
});

test("a promotion that is on holds at the desk, and a day later the same order is still the same", async () => {
  const shop = await freshShop();
  stopClock(Date.parse("2031-01-17T12:00:00+05:30"));
  const sent = aDeskOrder({ items: [{ name: "Hill Tea", qty: 2 }] });
  const { status, body } = await take(shop, sent);
  expect([status, body.order?.total_price, body.order?.discount_kind]).toEqual([201, 340, "harvest-2031"]);
  pass(24 * 3600 * SECOND);
  expect((await take(shop, sent)).status).toBe(200);
  expect((await take(shop, { ...sent, order_id: anOrder().order_id })).body.order?.total_price).toBe(400);
});

test("a pause is for the shop's pages: staff take orders meanwhile, but no product that is sold out", async () => {
  const shop = await freshShop();
  await shop.asStaff("PATCH", "/api/shop", { orders_paused: "We are on holiday." });
  expect((await shop.place(anOrder())).body.code).toBe("orders_paused");
  expect((await take(shop, aDeskOrder())).status).toBe(201);
  await shop.asStaff("PATCH", "/api/products/hill-tea", { in_stock: false });
  const refused = await take(shop, aDeskOrder());
  expect([refused.status, refused.body.error]).toEqual([422, expect.stringContaining("Hill Tea")]);
});

// promise: a desk with many orders is not taken for a flood
test("a desk takes forty orders in a minute from one address and its shoppers are not limited by them; the 121st waits", async () => {
  stopClock();
  const shop = await freshShop();
  const answers = [];
  for (let n = 0; n < 40; n++) answers.push((await take(shop, aDeskOrder())).status);
  expect(answers).toEqual(Array(40).fill(201));
  expect((await shop.place(anOrder())).status).toBe(201);
  for (let n = 40; n < 120; n++) expect((await take(shop, aDeskOrder({ guest_phone: "1" }))).status).toBe(422);
  expect((await take(shop, aDeskOrder())).status).toBe(429);
});
