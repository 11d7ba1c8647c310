import { expect, test } from "vitest";
import {
  DEVICE_ORDERS,
  type DeviceOrder,
  LOOKED_UP,
  ordersToLookUp,
  withDeviceOrder,
  withStatus,
} from "#lib/shop/order/device-orders.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";

const [first] = placeholderOrders as [(typeof placeholderOrders)[number]];
const orderNo = (n: number, other: Partial<typeof first> = {}) => ({
  ...first,
  order_id: `DEVICE-ORDER-${n}`.padEnd(20, "0"),
  user_id: null,
  guest_phone: "9876543210",
  status: "pending",
  ...other,
});
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => orderNo(n)).reduce<DeviceOrder[]>(withDeviceOrder, []);

test("the newest order comes first, each is there once, and no more than ten", () => {
  expect(many(12).map(({ order_id }) => order_id)).toEqual(
    Array.from({ length: DEVICE_ORDERS }, (_, n) => orderNo(11 - n).order_id),
  );
  const again = withDeviceOrder(many(2), orderNo(0)).map(({ order_id }) => order_id);
  expect(again).toEqual([orderNo(0).order_id, orderNo(1).order_id]);
});

test("what is remembered opens the order and orders it again, and has no name and no address", () => {
  const [known] = many(1);
  const kept = ["created_at", "guest_phone", "items", "order_id", "state", "status", "total_price"];
  expect(Object.keys(known ?? {}).sort()).toEqual(kept);
});

test("only the newest that may still change are looked up", () => {
  expect(ordersToLookUp(many(10))).toHaveLength(LOOKED_UP);
  // One that the page has looked up already is not asked for again, and counts.
  const others = ordersToLookUp(many(10), orderNo(9).order_id).map(({ order_id }) => order_id);
  expect(others).toEqual([orderNo(8).order_id, orderNo(7).order_id]);
  const done = withStatus(many(2), orderNo(1, { status: "delivered" }));
  expect(ordersToLookUp(done).map(({ order_id }) => order_id)).toEqual([orderNo(0).order_id]);
  expect(ordersToLookUp(withStatus(done, orderNo(0, { status: "cancelled" })))).toEqual([]);
});

test("a status that is known already writes nothing", () => {
  const list = many(2);
  expect(withStatus(list, orderNo(1))).toBe(list);
  expect(withStatus(list, orderNo(5, { status: "shipped" }))).toBe(list);
});
