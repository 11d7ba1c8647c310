import * as z from "zod/mini";
import type { Order } from "./order.ts";
import { rowOf } from "./order-status.ts";

/**
 * A guest's order as the browser it was placed from remembers it: enough to look it up, and to show it without an
 * answer.
 */
export const deviceOrderSchema = z.object({
  order_id: z.string(),
  /** Ten digits: with the id it opens the order. */
  guest_phone: z.string(),
  state: z.string(),
  /** ISO 8601. */
  created_at: z.string(),
  /** The last status that this browser heard of. */
  status: z.string(),
  /** Whole rupees. */
  total_price: z.int(),
  items: z.array(z.object({ name: z.string(), qty: z.int(), price: z.int() })),
});
export type DeviceOrder = z.infer<typeof deviceOrderSchema>;

/** So many orders are remembered, the newest. */
export const DEVICE_ORDERS = 10;
/**
 * So many of them are looked up when the page is opened: a page that is opened often must not use up the rate limit.
 */
export const LOOKED_UP = 3;

/** The list with a guest's placed order at its head, once. */
export function withDeviceOrder(list: DeviceOrder[], order: Order): DeviceOrder[] {
  const { order_id, guest_phone, state, created_at, status, total_price, items } = order;
  const others = list.filter((known) => known.order_id !== order_id);
  return [{ order_id, guest_phone, state, created_at, status, total_price, items }, ...others].slice(0, DEVICE_ORDERS);
}

/** The list with an order's present status; the same object when the order is not in it, or its status is known. */
export function withStatus(list: DeviceOrder[], { order_id, status }: Order): DeviceOrder[] {
  const isOutdated = (known: DeviceOrder) => known.order_id === order_id && known.status !== status;
  return list.some(isOutdated) ? list.map((known) => (isOutdated(known) ? { ...known, status } : known)) : list;
}

/**
 * The orders whose status may have changed, newest first, and no more than are looked up at once.
 * @param opened the order that has been looked up already: it counts among them
 */
export function ordersToLookUp(list: DeviceOrder[], opened?: string): DeviceOrder[] {
  const others = list.filter(({ order_id, status }) => !rowOf(status).isEnded && order_id !== opened);
  return others.slice(0, opened === undefined ? LOOKED_UP : LOOKED_UP - 1);
}
