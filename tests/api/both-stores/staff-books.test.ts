import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Store } from "#lib/server/store/store.ts";
import { REMOVED } from "#lib/shop/order/order-facts.ts";
import { readCsv } from "#lib/shop/warehouse/csv.ts";
import { soldSchema } from "#lib/shop/warehouse/sold.ts";
import { HOUR, pass, stopClock } from "@/tests/support/clock";
import { customer, paid, phoneOf } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

const erase = (shop: Shop, body: unknown) => shop.asStaff("POST", "/api/staff/erasures", body);
const placed = async (shop: Shop, other = {}) => (await shop.placed(other)).order_id;

// promise: a customer can be erased from their orders
test("staff erase a customer from all orders of their number, and the log says who did, not whom", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [one, two, other] = [await placed(shop), await placed(shop), await placed(shop, { guest_phone: phoneOf(3) })];
  for (const id of [one, two]) await shop.change(id, { status: "delivered", notify: false, note: "rings twice" });
  const { status, body } = await erase(shop, { phone: "+91 98765 43210" });
  expect([status, (body.erased as string[]).toSorted(), body.more]).toEqual([200, [one, two].toSorted(), false]);
  for (const id of [one, two])
    expect(await shop.stored(id)).toMatchObject({ guest_name: REMOVED, guest_phone: REMOVED, note: null });
  expect(await shop.stored(other)).toMatchObject({ guest_name: customer.guest_name, guest_phone: phoneOf(3) });
  expect(readdirSync(join(shop.dataDir, "mail"))).toEqual([`${other}-warehouse-email.eml`]);
  const said = shop.logLines.filter((line) => line.includes("customers_erased"));
  expect(said).toHaveLength(1);
  expect(JSON.parse(said[0] ?? "")).toMatchObject({ by: "staff", orders: 2 });
  expect(shop.logLines.join()).not.toMatch(/9876543210|Meenakshi/);
  expect((await erase(shop, { phone: customer.guest_phone })).body.erased).toEqual([]);
});

test("while an order is under way nothing is erased, and it is named; what is no number erases nobody", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const [done, open] = [await placed(shop), await placed(shop)];
  await shop.change(done, { status: "delivered", notify: false });
  const { status, body } = await erase(shop, { phone: customer.guest_phone });
  expect([status, body.code]).toEqual([422, "invalid_order"]);
  expect(body.error).toBe(`Nothing was erased. Still under way: ${open.slice(-6, -3)} ${open.slice(-3)}.`);
  const two = { phone: customer.guest_phone, email: customer.guest_email, even_open: true };
  const wrong = [{}, { phone: "" }, { phone: "98765" }, { phone: phoneOf(5), all: true }, { email: "x" }, { older: 0 }];
  for (const sent of [...wrong, { older: 1.5 }, { older: 100 }, two, { even_open: true }, [], "x"])
    expect([sent, (await erase(shop, sent)).status]).toEqual([sent, sent === "x" ? 400 : 422]);
  for (const id of [done, open]) expect((await shop.stored(id)).guest_name).toBe(customer.guest_name);
  const meant = await erase(shop, { phone: customer.guest_phone, even_open: true });
  expect(meant.body.erased).toHaveLength(2);
});

test("orders older than some years are erased a hundred a call, until there are no more, and the others stay", async () => {
  stopClock("2036-02-29T10:00:00Z");
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const at = (created_at: string) => toPlace({ created_at }, [], []);
  const [old, young] = [at("2028-02-29T09:59:59.999Z"), at("2028-02-29T10:00:00.000Z")];
  for (const order of [old, young]) await shop.store().place(order);
  for (let n = 0; n < 100; n++) await shop.store().place(at("2027-05-05T10:00:00.000Z"));
  const pages = [];
  for (let more = true; more; ) {
    const { body } = await erase(shop, { older: 8 });
    pages.push((body.erased as string[]).length);
    more = body.more as boolean;
  }
  expect(pages).toEqual([100, 1]);
  expect((await shop.stored(old.order.order_id)).guest_phone).toBe(REMOVED);
  expect((await shop.stored(young.order.order_id)).guest_phone).toBe(customer.guest_phone);
});

test("the packed parcels come as the courier's CSV, all of them, the oldest first", async () => {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const at = (n: number) => `2026-11-20T04:00:${String(n % 60).padStart(2, "0")}.${n}Z`;
  const ids = Array.from({ length: 105 }, (_, n) =>
    toPlace({ status: n === 3 ? "pending" : "packed", created_at: at(n) }, [], []),
  );
  for (const order of ids) await shop.store().place(order);
  const { status, headers, text } = await shop.asStaff("GET", "/api/staff/parcels");
  expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const packed = ids
    .map(({ order }) => order)
    .filter((order) => order.status === "packed")
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
  // Some ids are numbers to a spreadsheet, and are written as texts.
  const [, ...rows] = readCsv(text).rows;
  expect(rows.map(([id]) => id)).toEqual(packed.map(({ order_id }) => order_id.slice(-6)));
});

test("what sold is this month's and the two before it, without any customer, and is counted once an hour", async () => {
  stopClock("2026-11-27T10:00:00Z");
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const at = (created_at: string, qty: number) =>
    shop.store().place(toPlace({ created_at, items: [paid("Hill Tea", qty)], total_price: 200 * qty }, [], []));
  await at("2026-08-31T18:29:59Z", 50);
  await at("2026-08-31T18:30:00Z", 1);
  for (let n = 0; n < 120; n += 1) await at(`2026-10-05T04:00:${String(n % 60).padStart(2, "0")}Z`, 1);
  const ask = async () => soldSchema.parse((await shop.asStaff("GET", "/api/staff/sold")).body);
  const sold = await ask();
  expect(sold).toMatchObject({ since: "2026-09-01", orders: 121, is_cut: false, customers: 1, open_amount: 24_200 });
  expect(sold.rows.slice(0, 2)).toEqual([
    { period: "Month 2026-10", product: "Hill Tea, 200 g", packs: 120 },
    { period: "Month 2026-09", product: "Hill Tea, 200 g", packs: 1 },
  ]);
  for (const detail of [customer.guest_name, customer.guest_phone, "Kutchery"])
    expect(JSON.stringify(sold)).not.toContain(detail);

  await at("2026-11-27T09:00:00Z", 2);
  pass(HOUR - 1);
  expect((await ask()).orders).toBe(121);
  pass(1);
  expect((await ask()).orders).toBe(122);
});

// promise: no view reads the whole store
test("what sold reads at most 5,100 orders, says so, and the shop's other calls are answered in between", async () => {
  const page = Array.from({ length: 100 }, () => toPlace().order);
  let pages = 0;
  const list = async () => {
    pages += 1;
    return { orders: page, nextCursor: "more" };
  };
  const shop = await freshShop({}, newDataDir(), { list } as unknown as Store);
  let turns = 0;
  const turn = () => {
    turns += 1;
    if (turns < 40) setImmediate(turn);
  };
  setImmediate(turn);
  const { status, body } = await shop.asStaff("GET", "/api/staff/sold");
  expect([status, body.is_cut, pages]).toEqual([200, true, 51]);
  expect(body.rows).toContainEqual({ period: "Month 2026-11", product: "Hill Tea, 200 g", packs: 5000 });
  expect(turns).toBe(40);
});
