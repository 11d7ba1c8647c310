import { expect, test } from "vitest";
import type { Order } from "#lib/shop/order/order.ts";
import { soldCsv, soldSchema, whatSold } from "#lib/shop/warehouse/sold.ts";
import { paid, phoneOf, sample } from "@/tests/support/orders";
import { toPlace } from "@/tests/support/store-fixtures";

const now = "2026-11-27T10:00:00.000Z";
const upi = { how: "UPI", reference: "", at: now, amount: 200 };
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

test("no customer is in it, and it is what the page reads", () => {
  const answer = sold([orderOf(now)]);
  expect(soldSchema.parse(answer)).toEqual(answer);
  for (const detail of ["Meenakshi", "9876543210", "Kutchery"]) expect(JSON.stringify(answer)).not.toContain(detail);
});

test("the file has a row for each product in each period, and without orders its heading", () => {
  expect(soldCsv(sold([orderOf(now)]))).toBe(
    'period,product,packs\r\nMonth 2026-11,"Hill Tea, 200 g",1\r\nWeek from 2026-11-23,"Hill Tea, 200 g",1\r\n',
  );
  expect(soldCsv(sold([]))).toBe("period,product,packs\r\n");
});
