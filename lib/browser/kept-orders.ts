import { useMemo } from "react";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import {
  isShownTo,
  type QueuedOrder,
  queuedOrdersIn,
  withoutQueued,
  withQueued,
} from "#lib/shop/offline/queued-order.ts";
import { inApp, inStorage, useKeptLists } from "./kept-order-lists.ts";
import { useRememberedUser } from "./remembered-user.ts";
import type { Stored } from "./stored.ts";
import { dropDraft, readDraft } from "./use-checkout.ts";

const doors = [inApp, inStorage];

/** Every order that this browser keeps, whosever it is. */
export function keptOrders(): QueuedOrder[] {
  return doors.flatMap((door) => queuedOrdersIn(door.read()));
}

export function keptOrder(orderId: string): QueuedOrder | undefined {
  return keptOrders().find(({ order_id }) => order_id === orderId);
}

/**
 * Keeps a checkout's order on the device's disk, to be sent when the server can be reached.
 * @param tried what the last try came to
 * @returns false when the browser takes nothing: then it is nowhere but on the page
 */
export function keepOnDevice(
  draft: CheckoutDraft,
  tried: { sentence: string | null; answered: boolean },
): Promise<boolean> {
  const { order_id, user_id } = draft;
  const kept_at = new Date().toISOString();
  const locked = { ...draft, locked: true, kept: true };
  return putKept({ order_id, user_id, kept_at, draft: locked, fate: { state: "waiting", ...tried } });
}

/** Writes one order into the list that holds it, else into the first that takes it; false when none does. */
export function putKept(order: QueuedOrder): Promise<boolean> {
  return alone("kept-orders", () => {
    const home = doors.filter((door) => queuedOrdersIn(door.read()).some((kept) => kept.order_id === order.order_id));
    return (home.length > 0 ? home : doors).some((door) => onDisk(door, withQueued(door.read(), order)));
  });
}

/** Takes an order out: it has been told as placed, or she threw it away, or it is being filled in again. */
export function removeKept(orderId: string): Promise<void> {
  return alone("kept-orders", () => {
    for (const door of doors) {
      const list = door.read();
      const left = withoutQueued(list, orderId);
      if (left.length < list.length) onDisk(door, left);
    }
  });
}

/** Throws an order away, with the checkout that it came from. */
export async function throwAway(orderId: string): Promise<void> {
  await removeKept(orderId);
  if (readDraft()?.order_id === orderId) dropDraft();
}

/** A list that only this page holds would be told as saved: what the browser refuses is taken back. */
function onDisk(door: Stored<unknown[]>, list: unknown[]): boolean {
  const before = door.read();
  const kept = door.write(list);
  if (!kept) door.write(before);
  return kept;
}

/** Has one tab at a time do something; where the browser knows no locks, the order's id alone makes it safe. */
export function alone<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? (locks.request(`anjarai-${name}`, work) as Promise<T>) : Promise.resolve(work());
}

/** The kept orders that whoever sits here may see. `others`: there are some of users who are not signed in. */
export function useKeptOrders(): { orders: QueuedOrder[]; others: boolean } {
  const [first, second] = useKeptLists();
  const userId = useRememberedUser()?.id ?? null;
  return useMemo(() => {
    const all = [...queuedOrdersIn(first), ...queuedOrdersIn(second)];
    const orders = all.filter((order) => isShownTo(order, userId));
    return { orders, others: userId === null && orders.length < all.length };
  }, [first, second, userId]);
}
