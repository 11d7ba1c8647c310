import fc from "fast-check";
import { expect, test } from "vitest";
import type { Order } from "#lib/shop/order/order.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { csvCell } from "#lib/shop/warehouse/csv.ts";
import { ordersCsv, periodCsv, periodTotals } from "#lib/shop/warehouse/orders-csv.ts";
import { soldCsv, soldSchema, whatSold } from "#lib/shop/warehouse/sold.ts";
import { paid, phoneOf, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";
import { csvCells } from "./csv-cells";

const recordsOf = (csv: string) => {
  const [heading = [], ...rows] = csvCells(csv);
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [heading[index], value])));
};

test("an order is one row that a warehouse can work with", () => {
  const { order } = toPlace({
    order_id: "0123456789ABCDK7M2QX",
    items: [paid("Black Pepper", 2), paid("Hill Tea"), sample("Green Cardamom")],
    total_price: 540,
    discount_amount: 60,
    guest_pincode: "600004",
    paid: { how: "UPI", reference: "41", at: "2026-11-21T04:00:00.000Z", amount: 540 },
    tracking: { courier: "ST", number: "7788", url: "" },
    note: "rings twice",
    ...eachWish(() => "ring the neighbour"),
  });
  expect(recordsOf(ordersCsv([order]))).toEqual([
    {
      order_id: "0123456789ABCDK7M2QX",
      number: "K7M 2QX",
      placed_at: "2026-11-20 15:30",
      status: "pending",
      name: "Meenakshi Sundaram",
      phone: "9876543210",
      email: "meenakshi@customer.example",
      address: "14 Kutchery Road, Mylapore, Chennai, Tamil Nadu - 600004",
      city: "Chennai",
      state: "Tamil Nadu",
      pincode: "600004",
      items: "2 x Black Pepper; 1 x Hill Tea",
      free_samples: "1 x Green Cardamom",
      count: "3 lines, 3 packs, 1 sample, 0.65 kg",
      net_weight_g: "650",
      subtotal: "600",
      discount: "60",
      delivery_charge: "0",
      to_collect: "0",
      delivery: "3-5 days",
      paid: "UPI 41",
      paid_on: '="2026-11-21"',
      paid_amount: "540",
      refunded_on: "",
      refunded_amount: "",
      courier: "ST",
      tracking_number: "7788",
      note: "rings twice",
      ...eachWish(() => "ring the neighbour"),
      channel: "web",
    },
  ]);
});

const money = (at: string, amount: number) => ({ how: "UPI", reference: "", at, amount });
const late = money("2026-11-21T20:00:00.000Z", 500);

test("money that came and went has its day in India and its amount", () => {
  const { order } = toPlace({ total_price: 540, paid: late, refunded: money("2026-11-30T18:30:00.000Z", 540) });
  const [row, cancelled] = recordsOf(ordersCsv([order, toPlace({ status: "cancelled" }).order]));
  const days = { paid_on: '="2026-11-22"', refunded_on: '="2026-12-01"' };
  expect(row).toMatchObject({ ...days, paid_amount: "500", refunded_amount: "540" });
  expect(cancelled).toMatchObject({ paid_on: "", to_collect: "0" });
});

test("a period ends with its sums: the orders that stand, and the cancelled ones apart", () => {
  const orders = [
    toPlace({ items: [paid("Hill Tea", 3)], total_price: 640, delivery_charge: 40 }).order,
    toPlace({ items: [paid("Hill Tea"), sample("Green Cardamom")], total_price: 180, discount_amount: 20 }).order,
    toPlace({ items: [paid("Hill Tea", 2)], total_price: 400, paid: late }).order,
    toPlace({ total_price: 200, status: "cancelled", paid: late, refunded: late }).order,
  ];
  const csv = periodCsv(orders);
  expect(csv.startsWith(ordersCsv(orders))).toBe(true);
  const [total, cancelled] = recordsOf(csv).slice(orders.length);
  const numbers = { net_weight_g: "1250", subtotal: "1200", discount: "20", delivery_charge: "40", to_collect: "820" };
  expect(total).toMatchObject({ order_id: "Total", number: "3", ...numbers, paid_amount: "500", refunded_amount: "" });
  expect(total).toMatchObject({ phone: "", name: "", pincode: "", paid: "" });
  expect(cancelled).toMatchObject({ order_id: "Cancelled", number: "1", subtotal: "200", to_collect: "0" });
  expect(cancelled).toMatchObject({ paid_amount: "500", refunded_amount: "500" });
  // A month is summed day by day.
  const totals = periodTotals();
  for (const order of orders) totals.add([order]);
  expect(csv).toBe(ordersCsv(orders) + totals.rows());
  expect(recordsOf(periodCsv([])).map(({ order_id, number }) => [order_id, number])).toEqual([
    ["Total", ""],
    ["Cancelled", ""],
  ]);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+919876543210", "'+919876543210"],
  ["\t=1", `"'\t=1"`],
  ["'=1", "''=1"],
  ["\u200b=1", "'\u200b=1"],
  [' "=1+1', `"' ""=1+1"`],
  ["＝1+1", "'＝1+1"],
])("the cell %j, which a spreadsheet would run, is made text", (typed, cell) => {
  expect(csvCell(typed)).toBe(cell);
});

test.each([
  ["12 North Street, Madurai", '"12 North Street, Madurai"'],
  ['the "blue" house', '"the ""blue"" house"'],
  ["two\nlines", '"two\nlines"'],
  ["மீனாட்சி", "மீனாட்சி"],
  [-60, "-60"],
])("the cell %j is no formula, and stays as it is, a number below nothing too", (typed, cell) => {
  expect(csvCell(typed)).toBe(cell);
});

test("whatever was typed comes back from the CSV, in its own cell, and never begins as a formula", {
  timeout: 30_000,
}, () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', "'", ",", " ", "a"), maxLength: 12 }),
  );
  fc.assert(
    fc.property(text, text, (guest_name, guest_address) => {
      const csv = ordersCsv([toPlace({ guest_name, guest_address }).order, toPlace().order]);
      const [record, next] = recordsOf(csv);
      for (const [cell = "", typed] of [
        [record?.name, guest_name],
        [record?.address, guest_address],
      ]) {
        expect([typed, `'${typed}`, `="${typed}"`]).toContain(cell);
        // The text of a formula is nothing that runs: digits, letters and marks of numbers and days.
        if (cell !== typed && cell.startsWith("=")) expect(cell).toMatch(/^="[\w\s.,:/%+-]+"$/);
        else expect(cell).not.toMatch(/^[\s"]*[=+\-@\t\r]/);
      }
      expect(next?.name).toBe("Meenakshi Sundaram");
    }),
  );
});

const now = "2026-11-27T10:00:00.000Z";
const upi = money(now, 200);
const orderOf = (created_at: string, other: Partial<Order> = {}) => toPlace({ created_at, ...other }).order;
const pepper = (qty: number) => [paid("Black Pepper", qty)];
const sold = (orders: Order[]) => whatSold(orders, "2026-09-01", false, now);

test("packs are summed by month and by week from Monday, in days of India, newest first and most packs first", () => {
  const orders = [
    orderOf("2026-11-23T04:00:00Z", { items: [...pepper(2), paid("Hill Tea", 3), sample("Green Cardamom")] }),
    // Monday in India, Sunday in UTC.
    orderOf("2026-11-22T18:30:00Z", { items: pepper(4) }),
    orderOf("2026-11-22T18:29:59Z", { items: pepper(1) }),
    // November in India, October in UTC.
    orderOf("2026-10-31T18:30:00Z", { items: pepper(5) }),
    orderOf("2026-10-31T18:29:00Z", { items: pepper(7) }),
  ];
  expect(sold(orders).rows).toEqual([
    { period: "Month 2026-11", product: "Black Pepper, 200 g", packs: 12 },
    { period: "Month 2026-11", product: "Hill Tea, 200 g", packs: 3 },
    { period: "Month 2026-10", product: "Black Pepper, 200 g", packs: 7 },
    { period: "Week from 2026-11-23", product: "Black Pepper, 200 g", packs: 6 },
    { period: "Week from 2026-11-23", product: "Hill Tea, 200 g", packs: 3 },
    { period: "Week from 2026-11-16", product: "Black Pepper, 200 g", packs: 1 },
    { period: "Week from 2026-10-26", product: "Black Pepper, 200 g", packs: 12 },
  ]);
});

test("a cancelled order counts nowhere, an erased customer is none, and what is not paid is open", () => {
  const [one, two] = [phoneOf(1), phoneOf(2)];
  const orders = [
    orderOf(now, { guest_phone: one, total_price: 300 }),
    orderOf(now, { guest_phone: one, paid: upi }),
    orderOf(now, { guest_phone: two, total_price: 500 }),
    orderOf(now, { guest_phone: two, status: "cancelled" }),
    ...[1, 2].map(() => orderOf(now, { guest_phone: "Removed on request", paid: upi })),
  ];
  expect(sold(orders)).toMatchObject({ orders: 5, customers: 2, repeat_customers: 1, open_amount: 800 });
  expect(sold(orders).rows[0]).toMatchObject({ packs: 5 });
});

test("what is sold names no customer and is what the page reads; its file has a row for each product in each period, and without orders its heading", () => {
  const answer = sold([orderOf(now)]);
  expect(soldSchema.parse(answer)).toEqual(answer);
  for (const detail of ["Meenakshi", "9876543210", "Kutchery"]) expect(JSON.stringify(answer)).not.toContain(detail);
  expect(soldCsv(answer)).toBe(
    'period,product,packs\r\nMonth 2026-11,"Hill Tea, 200 g",1\r\nWeek from 2026-11-23,"Hill Tea, 200 g",1\r\n',
  );
  expect(soldCsv(sold([]))).toBe("period,product,packs\r\n");
});
