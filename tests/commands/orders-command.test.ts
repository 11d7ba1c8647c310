import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { everyOrder } from "#lib/server/store/every-order.ts";
import type { OrderFilter, Store } from "#lib/server/store/store.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { command, commandTimeout } from "@/tests/support/command";
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

describe.each(stores)("in %s", (_name, newStore) => {
  test(
    "every order is read, over all pages, newest first and no further back than the filter says",
    commandTimeout,
    async () => {
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
});

test("today's orders come as CSV, oldest first, while the shop runs", commandTimeout, async () => {
  const shop = await freshShop();
  const hostile = anOrder({ guest_name: '=cmd|"/c calc"!A1' });
  const second = anOrder();
  const yesterday = toPlace({ created_at: new Date(Date.now() - 86_400_000).toISOString() });
  await shop.store().place(yesterday);
  for (const order of [hostile, second]) expect((await shop.place(order)).status).toBe(201);
  await shop.asStaff("PATCH", `/api/orders?orderId=${second.order_id}`, { status: "packed" });
  await shop.settled();

  const today = await command("orders", shop.dataDir, "--today");
  expect([today.code, today.said]).toEqual([0, ""]);
  expect(cellsOf(today.out, 0)).toEqual([hostile.order_id, second.order_id]);
  expect(today.out).toContain(`"'=cmd|""/c calc""!A1"`);
  expect((await command("orders", shop.dataDir, "--today", "--status", "packed")).out).not.toContain(hostile.order_id);

  const file = join(shop.dataDir, "all.csv");
  // One that was there before, open to everybody, is closed to them.
  writeFileSync(file, "");
  chmodSync(file, 0o644);
  const since = await command("orders", shop.dataDir, "--since", "2026-01-01", "--excel", "--to", file);
  expect([since.code, since.out]).toEqual([0, ""]);
  expect(readFileSync(file, "utf8").charCodeAt(0)).toBe(0xfeff);
  expect(cellsOf(readFileSync(file, "utf8"), 0)).toContain(yesterday.order.order_id);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a period to its last day comes with its sums, the cancelled ones apart", commandTimeout, async () => {
  const shop = await freshShop();
  const at = ["2026-01-31T18:29:59Z", "2026-01-31T18:30:00Z", "2026-02-14T04:00:00Z", "2026-02-28T18:29:59Z"];
  const placed = [...at, "2026-02-28T18:30:00Z"].map((created_at, n) =>
    toPlace({ created_at, status: n === 2 ? "cancelled" : "delivered", total_price: 200 }, [], []),
  );
  for (const order of placed) await shop.store().place(order);
  const ids = placed.map(({ order }) => order.order_id);
  const run = async (...args: string[]) => {
    const { code, out, said } = await command("orders", shop.dataDir, ...args);
    expect([args, code, said]).toEqual([args, 0, ""]);
    return rowsOf(out).map((row) => row.split(",").slice(0, 2));
  };
  const month = await run("--since", "2026-02-01", "--until", "2026-02-28");
  expect(month.map(([first]) => first)).toEqual([...ids.slice(1, 4), "Total", "Cancelled"]);
  expect(month.slice(-2)).toEqual([
    ["Total", "2"],
    ["Cancelled", "1"],
  ]);
  const days = await run("--since", "2026-01-31", "--until", "2026-02-14");
  expect(days.map(([first]) => first)).toEqual([...ids.slice(0, 3), "Total", "Cancelled"]);
  const open = await run("--since", "2026-02-28");
  expect(open.map(([first]) => first)).toEqual(ids.slice(3));
});

test("an order's packing slip comes with its whole address", commandTimeout, async () => {
  const shop = await freshShop();
  const order = anOrder();
  await shop.place(order);
  await shop.settled();
  const { code, out } = await command("orders", shop.dataDir, "--slip", order.order_id);
  expect(code).toBe(0);
  expect(out).toMatch(/^<!doctype html>/);
  for (const part of order.guest_address.split(", ")) expect(out).toContain(part);
});

test.each([
  ["nothing to do", [], /npm run -s orders -- --today/],
  ["two things at once", ["--today", "--slip", "x"], /npm run -s orders -- --today/],
  ["an option that is none", ["--tomorrow"], /^Unknown option '--tomorrow'/],
  ["a day that is none", ["--since", "2026-02-30"], /^2026-02-30 is not a day like 2026-11-01\.\n$/],
  ["a last day that is none", ["--since", "2026-02-01", "--until", "2026-02-30"], /^2026-02-30 is not a day/],
  ["a last day without a first", ["--today", "--until", "2026-02-03"], /npm run -s orders -- --today/],
  ["a month that is none", ["--month", "2026-13"], /^2026-13 is not a month like 2026-11\.\n$/],
  ["an order that is none", ["--slip", "order-of-nobody-at-all"], /^There is no order order-of-nobody-at-all\.\n$/],
  ["no orders to mark", ["--mark", "packed"], /npm run -s orders -- --mark/],
  ["ids without a task", ["--to-pack", "9K2JKY"], /npm run -s orders -- --mark/],
  ["a status with a slip", ["--mark", "pakced", "9K2JKY"], /^Did you mean 'packed'\?/],
  ["nothing to pack", ["--slips"], /^There is nothing to pack\.\n$/],
])("%s ends with an error message and no output", commandTimeout, async (_what, args, sentence) => {
  const shop = await freshShop();
  expect(await command("orders", shop.dataDir, ...args)).toEqual({
    code: 1,
    out: "",
    said: expect.stringMatching(sentence),
  });
});

const six = (id: string) => id.slice(-6);
/** What the shop writes at its start. */
const recipients = { mail: ["packing@warehouse.example"], whatsapp: [], sms: false };

test(
  "the warehouse's morning by six commands: find, pick list, slips, packed, courier, shipped with tracking",
  commandTimeout,
  async () => {
    const shop = await freshShop({ RATE_LIMIT: "off" });
    await shop.store().setRecipients(recipients);
    const first = anOrder({ guest_name: "Kavitha Raman" });
    const second = anOrder();
    for (const order of [first, second]) {
      await shop.place(order);
      await shop.change(order.order_id, { paid: { how: "UPI" } });
    }
    await shop.settled();
    const run = async (...args: string[]) => {
      const { code, out, said } = await command("orders", shop.dataDir, ...args);
      expect([args, code, said]).toEqual([args, 0, ""]);
      return out;
    };

    expect(await run("--find", "kavi")).toMatch(new RegExp(`Kavitha Raman .*${first.order_id}\n$`));
    const list = await run("--to-pack");
    expect(list).toMatch(/^To pack: 2 orders, 6 packs, 1\.2 kg\n/);
    expect(list).toContain("    4  Black Pepper, 200 g\n    2  Hill Tea, 200 g\n");
    const slips = join(shop.dataDir, "slips.html");
    await run("--slips", "--status", "pending", "--to", slips);
    const html = readFileSync(slips, "utf8");
    expect(html.match(/<main>/g)).toHaveLength(3);
    expect(html).toContain("Kavitha Raman");
    expect(statSync(slips).mode & 0o777).toBe(0o600);
    expect(await run("--mark", "packed", six(first.order_id), six(second.order_id).toLowerCase())).toBe(
      "2 of 2 packed.\n",
    );
    const parcels = await run("--courier");
    expect(cellsOf(parcels, 0)).toEqual([six(first.order_id), six(second.order_id)]);
    expect(parcels).toContain(",Tamil Nadu,600004,600,0,\r\n");
    const tracking = join(shop.dataDir, "tracking.csv");
    writeFileSync(
      tracking,
      `order,courier,number\n${six(first.order_id)},"ST, South",7788\r\n\n${second.order_id},ST,7789,https://st.example/7789\n`,
    );
    expect(await run("--ship", tracking)).toBe("2 of 2 shipped.\n");
    const shipped = (await shop.store().find(first.order_id))?.order;
    expect([shipped?.status, shipped?.tracking]).toEqual([
      "shipped",
      { courier: "ST, South", number: "7788", url: "" },
    ]);
  },
);

test(
  "a courier's own file ships with --by, is refused without it, and left whole where a row is wrong",
  commandTimeout,
  async () => {
    const shop = await freshShop();
    const store = shop.store();
    await store.setRecipients(recipients);
    const money = { how: "UPI", reference: "", at: new Date().toISOString(), amount: 200 };
    const { order, ...placed } = toPlace({ status: "packed", paid: money }, [], []);
    await store.place({ ...placed, order });
    const file = join(shop.dataDir, "export.csv");
    const ship = (...more: string[]) => command("orders", shop.dataDir, "--ship", file, ...more);
    writeFileSync(file, `AWB No,Consignee,Ref No\n7788,Meena,${six(order.order_id)}\n,Ravi,ZZZZZZ\n`);
    const wrong = await ship("--by", "ST Courier");
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringMatching(/export\.csv: Row 3: It has no number\./)]);
    writeFileSync(file, `AWB No,Consignee,Ref No\n7788,Meena,${six(order.order_id)}\n`);
    const unsaid = await ship();
    expect([unsaid.code, unsaid.said]).toEqual([1, expect.stringContaining("--by")]);
    expect((await store.find(order.order_id))?.order.status).toBe("packed");
    expect(await ship("--by", "ST Courier")).toEqual({ code: 0, out: "1 of 1 shipped.\n", said: "" });
    const tracking = { courier: "ST Courier", number: "7788", url: "" };
    expect((await store.find(order.order_id))?.order).toMatchObject({ status: "shipped", tracking });
  },
);

test("what can't be marked is named with its reason, and the rest is marked", commandTimeout, async () => {
  const shop = await freshShop();
  await shop.store().setRecipients(recipients);
  const sent = anOrder();
  await shop.place(sent);
  await shop.settled();
  const { code, out, said } = await command("orders", shop.dataDir, "--mark", "packed", six(sent.order_id), "ZZZZZZ");
  expect([code, out]).toEqual([1, "1 of 2 packed.\n"]);
  expect(said).toBe("These were not changed:\nZZZZZZ: There is no order ZZZZZZ.\n");
  expect((await shop.store().find(sent.order_id))?.order.status).toBe("packed");
});

test("every row of a courier's file of any length is shipped", commandTimeout, async () => {
  const shop = await freshShop();
  const store = shop.store();
  await store.setRecipients(recipients);
  const money = { how: "UPI", reference: "", at: new Date().toISOString(), amount: 200 };
  const ids = Array.from({ length: 205 }, () => toPlace({ status: "packed", paid: money }, [], []));
  for (const order of ids) await store.place(order);
  const file = join(shop.dataDir, "tracking.csv");
  writeFileSync(file, ids.map(({ order }, index) => `${order.order_id},ST,${1000 + index}\n`).join(""));
  const shipped = await command("orders", shop.dataDir, "--ship", file);
  expect(shipped).toEqual({ code: 0, out: "205 of 205 shipped.\n", said: "" });
  const orders = await Promise.all(ids.map(({ order }) => store.find(order.order_id)));
  expect(orders.map((found) => [found?.order.status, found?.order.tracking?.number])).toEqual(
    ids.map((_, index) => ["shipped", String(1000 + index)]),
  );
});

test("an order of a clock that was ahead comes with today's", commandTimeout, async () => {
  const shop = await freshShop();
  const ahead = toPlace({ created_at: new Date(Date.now() + 3 * 86_400_000).toISOString() });
  await shop.store().place(ahead);
  const { out } = await command("orders", shop.dataDir, "--today");
  expect(cellsOf(out, 0)).toEqual([ahead.order.order_id]);
});

test(
  "a month's bills come as one file: those of its days in India, their sums, and the numbers they have",
  commandTimeout,
  async () => {
    const shop = await freshShop();
    const orders = [toPlace(), toPlace()];
    for (const order of orders) await shop.store().place(order);
    for (const [index, { order }] of orders.entries()) {
      const bill = billOf(order, taxFacts, ["2026-02-28T18:29:59Z", "2026-02-28T18:30:00Z"][index] ?? "");
      await shop.store().update(order.order_id, (now) => ({ order: { ...now }, messages: [], papers: { bill } }));
    }
    const { code, out, said } = await command("orders", shop.dataDir, "--month", "2026-02");
    expect([code, said]).toEqual([0, ""]);
    expect(out).toContain(orders[0]?.order.order_id);
    expect(out).not.toContain(orders[1]?.order.order_id);
    expect(out).toMatch(/Numbers\r\nseries,from,to,issued,void\r\n\w\w\/25-26,(\w\w\/25-26\/000001),\1,1,0\r\n/);
  },
);
