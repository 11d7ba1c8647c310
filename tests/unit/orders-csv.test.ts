import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvCell } from "#lib/shop/warehouse/csv.ts";
import { ordersCsv, periodCsv, periodTotals } from "#lib/shop/warehouse/orders-csv.ts";
import { paid, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";
import { csvCells } from "./csv-cells";

const recordsOf = (csv: string) => {
  const [heading = [], ...rows] = csvCells(csv);
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [heading[index], value])));
};

test("an order is one row that a warehouse can work with", () => {
  const items = [paid("Black Pepper", 2), paid("Hill Tea"), sample("Green Cardamom")];
  const later = {
    guest_pincode: "600004",
    paid: { how: "UPI", reference: "41", at: "2026-11-21T04:00:00.000Z", amount: 540 },
    tracking: { courier: "ST", number: "7788", url: "" },
    note: "rings twice",
    delivery_note: "ring the neighbour",
  };
  const { order } = toPlace({
    order_id: "0123456789ABCDK7M2QX",
    items,
    total_price: 540,
    discount_amount: 60,
    ...later,
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
      delivery_note: "ring the neighbour",
      channel: "web",
    },
  ]);
});

test("money that came and went has its day in India and its amount", () => {
  const money = (at: string, amount: number) => ({ how: "UPI", reference: "", at, amount });
  const late = money("2026-11-21T20:00:00.000Z", 500);
  const { order } = toPlace({ total_price: 540, paid: late, refunded: money("2026-11-30T18:30:00.000Z", 540) });
  const [row, cancelled] = recordsOf(ordersCsv([order, toPlace({ status: "cancelled" }).order]));
  const days = { paid_on: '="2026-11-22"', refunded_on: '="2026-12-01"' };
  expect(row).toMatchObject({ ...days, paid_amount: "500", refunded_amount: "540" });
  expect(cancelled).toMatchObject({ paid_on: "", to_collect: "0" });
});

test("a period ends with its sums: the orders that stand, and the cancelled ones apart", () => {
  const money = { how: "UPI", reference: "", at: "2026-11-21T20:00:00.000Z", amount: 500 };
  const orders = [
    toPlace({ items: [paid("Hill Tea", 3)], total_price: 640, delivery_charge: 40 }).order,
    toPlace({ items: [paid("Hill Tea"), sample("Green Cardamom")], total_price: 180, discount_amount: 20 }).order,
    toPlace({ items: [paid("Hill Tea", 2)], total_price: 400, paid: money }).order,
    toPlace({ total_price: 200, status: "cancelled", paid: money, refunded: money }).order,
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

describe("a cell that a spreadsheet would run", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+919876543210", "'+919876543210"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["'=1", "''=1"],
    ["\u200b=1", "'\u200b=1"],
    [' "=1+1', `"' ""=1+1"`],
    ["＝1+1", "'＝1+1"],
    ['=HYPERLINK("http://evil.example";"a")', `"'=HYPERLINK(""http://evil.example"";""a"")"`],
  ])("%j is made text", (typed, cell) => {
    expect(csvCell(typed)).toBe(cell);
  });

  test.each([
    ["12 North Street, Madurai", '"12 North Street, Madurai"'],
    ['the "blue" house', '"the ""blue"" house"'],
    ["two\nlines", '"two\nlines"'],
    ["மீனாட்சி", "மீனாட்சி"],
  ])("%j is none, and stays as it is", (typed, cell) => {
    expect(csvCell(typed)).toBe(cell);
  });

  test("an amount below nothing stays a number", () => {
    expect(csvCell(-60)).toBe("-60");
  });
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
