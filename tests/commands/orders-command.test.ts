import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { everyOrder } from "#lib/server/store/every-order.ts";
import type { OrderFilter, Store } from "#lib/server/store/store.ts";
import { indianDay } from "#lib/shop/language/indian-day.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { command } from "@/tests/support/command";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";
import { stores } from "@/tests/support/stores";

const rowsOf = (csv: string) => csv.trimEnd().split("\r\n").slice(1);
const cellsOf = (csv: string, column: number) => rowsOf(csv).map((row) => row.split(",")[column]);

async function idsOf(store: Store, filter: Pick<OrderFilter, "statuses" | "since">) {
  const ids: string[] = [];
  for await (const { order_id } of everyOrder(store, filter)) ids.push(order_id);
  return ids;
}

test.each(stores)(
  "in %s every order is read, over all pages, newest first and no further back than the filter says",
  async (_name, newStore) => {
    const store = newStore()();
    const at = (n: number) => new Date(Date.parse("2026-11-20T00:00:00Z") + n * 60_000).toISOString();
    const placed = Array.from({ length: 230 }, (_, n) =>
      toPlace({ created_at: at(n), status: n % 2 ? "packed" : "pending" }, [], []),
    );
    for (const order of placed) await store.place(order);
    const newestFirst = placed.map(({ order }) => order).reverse();
    const ids = newestFirst.map(({ order_id }) => order_id);
    expect(await idsOf(store, {})).toEqual(ids);
    expect(await idsOf(store, { since: at(115) })).toEqual(ids.slice(0, 115));
    const packed = newestFirst.filter(({ status }) => status === "packed").map(({ order_id }) => order_id);
    expect(await idsOf(store, { statuses: ["packed"], since: at(0) })).toEqual(packed);
  },
);

test("the orders since a day come as CSV, oldest first, while the shop runs", async () => {
  const shop = await freshShop();
  const hostile = anOrder({ guest_name: '=cmd|"/c calc"!A1' });
  const second = anOrder();
  const yesterday = toPlace({ created_at: new Date(Date.now() - 86_400_000).toISOString() });
  // Of a clock that was ahead: it comes with today's.
  const ahead = toPlace({ created_at: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  for (const order of [yesterday, ahead]) await shop.store().place(order);
  for (const order of [hostile, second]) expect((await shop.place(order)).status).toBe(201);
  await shop.asStaff("PATCH", `/api/orders?orderId=${second.order_id}`, { status: "packed" });
  await shop.settled();

  const today = await command("orders", { SHOP_DATA_DIR: shop.dataDir }, "--since", indianDay(new Date()));
  expect([today.code, today.said]).toEqual([0, ""]);
  expect(cellsOf(today.out, 0)).toEqual([hostile.order_id, second.order_id, ahead.order.order_id]);
  expect(today.out).toContain(`"'=cmd|""/c calc""!A1"`);

  const file = join(shop.dataDir, "all.csv");
  // One that was there before, open to everybody, is closed to them.
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  const args = ["--since", "2026-01-01", "--excel", "--to", file];
  const since = await command("orders", { SHOP_DATA_DIR: shop.dataDir }, ...args);
  expect([since.code, since.out]).toEqual([0, ""]);
  expect(readFileSync(file, "utf8").charCodeAt(0)).toBe(0xfeff);
  expect(cellsOf(readFileSync(file, "utf8"), 0)).toContain(yesterday.order.order_id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a period to its last day comes with its sums, the cancelled ones apart", async () => {
  const shop = await freshShop();
  const at = ["2026-01-31T18:29:59Z", "2026-01-31T18:30:00Z", "2026-02-14T04:00:00Z", "2026-02-28T18:29:59Z"];
  const placed = [...at, "2026-02-28T18:30:00Z"].map((created_at, n) =>
    toPlace({ created_at, status: n === 2 ? "cancelled" : "delivered", total_price: 200 }, [], []),
  );
  for (const order of placed) await shop.store().place(order);
  const ids = placed.map(({ order }) => order.order_id);
  const run = async (...args: string[]) => {
    const { code, out, said } = await command("orders", { SHOP_DATA_DIR: shop.dataDir }, ...args);
    expect([args, code, said]).toEqual([args, 0, ""]);
    return rowsOf(out).map((row) => row.split(",").slice(0, 2));
  };
  const month = await run("--since", "2026-02-01", "--until", "2026-02-28");
  expect(month.map(([first]) => first)).toEqual([...ids.slice(1, 4), "Total", "Cancelled"]);
  expect(month.slice(-2).map(([, count]) => count)).toEqual(["2", "1"]);
  const days = await run("--since", "2026-01-31", "--until", "2026-02-14");
  expect(days.map(([first]) => first)).toEqual([...ids.slice(0, 3), "Total", "Cancelled"]);
  const open = await run("--since", "2026-02-28");
  expect(open.map(([first]) => first)).toEqual(ids.slice(3));
});

test.each([
  ["nothing to do", [], /npm run -s orders -- --since/],
  ["two things at once", ["--since", "2026-02-01", "--month", "2026-02"], /npm run -s orders -- --since/],
  ["an option that is none", ["--tomorrow"], /^Unknown option '--tomorrow'/],
  ["a day that is none", ["--since", "2026-02-30"], /^2026-02-30 is not a day like 2026-11-01\.\n$/],
  ["a last day that is none", ["--since", "2026-02-01", "--until", "2026-02-30"], /^2026-02-30 is not a day/],
  ["a last day without a first", ["--month", "2026-02", "--until", "2026-02-03"], /npm run -s orders -- --since/],
  ["a month that is none", ["--month", "2026-13"], /^2026-13 is not a month like 2026-11\.\n$/],
])("%s ends with an error message and no output", async (_what, args, sentence) => {
  const shop = await freshShop();
  expect(await command("orders", { SHOP_DATA_DIR: shop.dataDir }, ...args)).toEqual({
    code: 1,
    out: "",
    said: expect.stringMatching(sentence),
  });
});

test("a month's bills come as one file: those of its days in India, their sums, and the numbers they have", async () => {
  const shop = await freshShop();
  const orders = [toPlace(), toPlace()];
  for (const order of orders) await shop.store().place(order);
  for (const [index, { order }] of orders.entries()) {
    const bill = billOf(order, taxFacts, ["2026-02-28T18:29:59Z", "2026-02-28T18:30:00Z"][index] ?? "");
    await shop.store().update(order.order_id, (now) => ({ order: { ...now }, messages: [], taxDocuments: { bill } }));
  }
  const { code, out, said } = await command("orders", { SHOP_DATA_DIR: shop.dataDir }, "--month", "2026-02");
  expect([code, said]).toEqual([0, ""]);
  expect(out).toContain(orders[0]?.order.order_id);
  expect(out).not.toContain(orders[1]?.order.order_id);
  expect(out).toMatch(/Numbers\r\nseries,from,to,issued,void\r\n\w\w\/25-26,(\w\w\/25-26\/000001),\1,1,0\r\n/);
});
