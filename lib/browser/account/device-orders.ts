import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { callApi } from "#lib/browser/api/api-client.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import {
  type DeviceOrder,
  deviceOrderSchema,
  ordersToLookUp,
  withDeviceOrder,
  withStatus,
} from "#lib/shop/order/device-orders.ts";
import { type Order, orderSchema, type StatusPair } from "#lib/shop/order/order.ts";
import { guestEmail } from "./guest-email.ts";
import { removeSavedDetails } from "./saved-details.ts";

const none: DeviceOrder[] = [];
/** The guests' orders that were placed from this browser. A user's orders are in their account, and not here. */
const item = storageItem("localStorage", "device_orders", checkWithSchema(z.array(deviceOrderSchema)), none);

/** The guests' orders that were placed from this browser, newest first. */
export const deviceOrders = (): DeviceOrder[] => item.read();

/** Remembers a placed order, if it is a guest's. */
export function rememberOrder(order: Order): void {
  if (order.user_id === null) item.write(withDeviceOrder(item.read(), order));
}

/** Takes an order off the list, because it is in an account now. */
export function forgetOrder(orderId: string): void {
  const list = item.read();
  if (list.some(({ order_id }) => order_id === orderId))
    item.write(list.filter(({ order_id }) => order_id !== orderId));
}

/** Removes what this browser knows of its guests: their orders, and the details that fill in the next checkout. */
export function forgetGuests(): void {
  if (item.read().length > 0) item.write(none);
  removeSavedDetails(null);
  guestEmail.write(null);
}

/** Stores the status that a look-up has found. */
export function rememberStatus(order: Order): void {
  const list = item.read();
  const next = withStatus(list, order);
  if (next !== list) item.write(next);
}

/** The phone number of an order that was placed from this browser, or null. */
export function phoneOfOrder(orderId: string): string | null {
  return item.read().find(({ order_id }) => order_id === orderId)?.guest_phone ?? null;
}

/** Fetches an order by its id and phone number. */
export async function lookUpOrder(body: StatusPair): Promise<Result<Order>> {
  const found = await callApi("/api/order-status", z.object({ order: orderSchema }), { body });
  return found.ok ? { ok: true, data: found.data.order } : found;
}

/**
 * The orders on this device, newest first. The newest are looked up once, as soon as `isReady`, one after the other. An
 * order that gets no answer keeps the status that is known.
 * @param opened the order that the page looks up itself
 */
export function useDeviceOrders(isReady: boolean, opened: string | undefined): DeviceOrder[] {
  const [begun, setBegun] = useState<{ opened: string | undefined } | null>(null);
  if (isReady && begun === null) setBegun({ opened });
  useEffect(() => {
    if (begun === null) return;
    let isOpen = true;
    const lookUpAll = async () => {
      for (const { order_id, guest_phone } of ordersToLookUp(item.read(), begun.opened)) {
        const found = await lookUpOrder({ order_id, guest_phone });
        if (found.ok) rememberStatus(found.data);
        if (!isOpen || (!found.ok && found.code !== "not_found")) return;
      }
    };
    void lookUpAll();
    return () => {
      isOpen = false;
    };
  }, [begun]);
  return useStore(item, none);
}
