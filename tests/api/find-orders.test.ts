import { expect, test } from "vitest";
import { DAY, pass, stopClock } from "@/tests/support/clock";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { anOrder, newOrderId, staffToken } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";

/** Asked in the address, and in the header that is in no proxy's log: both find the same. */
async function idsOf(shop: Shop, query: string): Promise<string[]> {
  const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
  expect([query, status, body.error]).toEqual([query, 200, undefined]);
  expect((await searched(shop, query)).body.orders).toEqual(body.orders);
  return (body.orders ?? []).map(({ order_id }) => order_id);
}

const searched = (shop: Shop, query: string) =>
  shop.call("GET", "/api/orders", { token: staffToken, headers: { "X-Search": query } });

test("staff find an order by the six characters, in any spelling, by its whole id, its phone and a name's beginning", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const sent = await shop.placed({ guest_name: "Kavitha Raman", guest_phone: "9000000017" });
  for (let others = 0; others < 3; others += 1) await shop.place(anOrder());
  const six = sent.order_id.slice(-6);
  const spoken = `${six.slice(0, 3)} ${six.slice(3)}`.toLowerCase();
  for (const q of [six, spoken, sent.order_id, sent.order_id.toLowerCase(), "+91 90000 00017", "kav", "raman kavi"])
    expect(await idsOf(shop, `q=${encodeURIComponent(q)}`)).toEqual([sent.order_id]);
  expect(await idsOf(shop, "phone=09000000017")).toEqual([sent.order_id]);
  expect(await idsOf(shop, "q=kavitham")).toEqual([]);
  expect(await idsOf(shop, `q=${newOrderId()}`)).toEqual([]);
});

test("staff narrow the list by several statuses, by state, and by days in India", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
  const placed: { id: string; day: string }[] = [];
  for (const state of ["Kerala", "Tamil Nadu", "Kerala"]) {
    const sent = await shop.placed({ state });
    placed.unshift({ id: sent.order_id, day: today.format(new Date()) });
    pass(DAY);
  }
  const [third, second, first] = placed;
  if (!first || !second || !third) throw new Error("three orders were placed");
  await shop.asStaff("PATCH", `/api/orders?orderId=${first.id}`, { status: "packed" });
  await shop.asStaff("PATCH", `/api/orders?orderId=${second.id}`, { status: "shipped" });
  expect(await idsOf(shop, "status=packed&status=Shipped")).toEqual([second.id, first.id]);
  expect(await idsOf(shop, "status=packed&status=shipped&status=pending&limit=2")).toEqual([third.id, second.id]);
  expect(await idsOf(shop, "state=kerala")).toEqual([third.id, first.id]);
  expect(await idsOf(shop, `state=Kerala&since=${second.day}`)).toEqual([third.id]);
  expect(await idsOf(shop, `until=${second.day}`)).toEqual([second.id, first.id]);
  expect(await idsOf(shop, `since=${second.day}&until=${second.day}`)).toEqual([second.id]);
});

test("a search is found in Tamil letters too, and one that is longer than any is refused", async () => {
  const shop = await freshShop();
  const sent = await shop.placed({ guest_name: "மீனாட்சி" });
  expect(await idsOf(shop, `q=${encodeURIComponent("மீனாட்சி")}`)).toEqual([sent.order_id]);
  expect((await searched(shop, `q=${"a".repeat(2047)}`)).body.code).toBe("uri_too_long");
});

test("a list that staff can't have is refused, never another list given in its place", async () => {
  const shop = await freshShop();
  for (const query of [
    "phon=9876543210",
    "phone=12345",
    "phone=9876543210&phone=9876543211",
    "q=x",
    "state=Atlantis",
    "since=yesterday",
    "until=2026-02-30",
    "q=meena&status=packed",
    "phone=9876543210&state=Kerala",
    "status=",
    `status=${"a".repeat(41)}`,
    Array.from({ length: 11 }, (_, n) => `status=s${n}`).join("&"),
    "limit=1.5",
    "limit=0x10",
    "own_status=no",
    "own_status=yes&status=packed",
    "own_status=yes&q=meena",
    "paid=maybe",
    "refund=yes",
    "paid=yes&paid=no",
    "paid=no&refund=due",
    "paid=no&status=packed",
  ]) {
    const { status, body } = await shop.asStaff("GET", `/api/orders?${query}`);
    expect([query, status, body.code]).toEqual([query, 422, "invalid_order"]);
    expect((await searched(shop, query)).body).toMatchObject(body);
    expect(body.error).not.toMatch(/Invalid|expected/);
  }
});

test("a name of two words finds each of its orders once, over all pages, where every third is another person's", async () => {
  stopClock();
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const meant: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const sent = await shop.placed({ guest_name: n % 3 === 2 ? "Raghavan Iyer" : "Raghavan Meena" });
    if (n % 3 !== 2) meant.push(sent.order_id);
    pass(1000);
  }
  const found: string[] = [];
  let cursor: string | null = "";
  for (let page = 0; cursor !== null && page < 12; page += 1) {
    const from: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await shop.asStaff("GET", `/api/orders?q=raghavan%20meena&limit=4${from}`);
    found.push(...(body.orders ?? []).map(({ order_id }) => order_id));
    cursor = body.next_cursor ?? null;
  }
  expect(found).toEqual(meant.reverse());
});

// promise: a customer reads nothing that is for staff
test("a user's own list has no note, payment, version, city or pincode", async () => {
  const shop = await shopWithOffers();
  const sent = onePack(200);
  expect((await shop.order(sent, { uid: "u" })).status).toBe(201);
  const change = { note: "rings twice", paid: { how: "UPI", reference: "41" } };
  expect((await shop.asStaff("PATCH", `/api/orders?orderId=${sent.order_id}`, change)).status).toBe(200);
  const { body } = await shop.call("GET", "/api/orders", { token: tokenOf("u") });
  expect(body.orders?.map(({ order_id }) => order_id)).toEqual([sent.order_id]);
  for (const name of ["note", "paid", "version", "guest_city", "guest_pincode"])
    expect(body.orders?.[0]).not.toHaveProperty(name);
});
