import { useMemo } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { fallbackQueue, primaryQueue, useQueueLists } from "#lib/browser/storage/queue-storage.ts";
import type { StorageItem } from "#lib/browser/storage/storage-item.ts";
import { type CheckoutDraft, transition } from "#lib/shop/checkout/checkout-draft.ts";
import type { CheckoutEvent } from "#lib/shop/checkout/checkout-status.ts";
import {
  isShownTo,
  type QueuedOrder,
  queuedOrdersIn,
  withoutQueued,
  withQueued,
} from "#lib/shop/offline/queued-order.ts";
import { discardDraft, readDraft } from "./checkout-store.ts";

const items = [primaryQueue, fallbackQueue];

/** All queued orders of this browser, of every user. */
export function queuedOrders(): QueuedOrder[] {
  return items.flatMap((item) => queuedOrdersIn(item.read()));
}

export function queuedOrder(orderId: string): QueuedOrder | undefined {
  return queuedOrders().find(({ order_id }) => order_id === orderId);
}

/**
 * Adds a checkout's order to the queue, to be sent when the server can be reached.
 * @returns false when the browser stores nothing: then the order is on the page only
 */
export function enqueue(draft: CheckoutDraft, event: CheckoutEvent & { type: "queue" }): Promise<boolean> {
  return putQueued({ ...transition(draft, event), queued_at: new Date().toISOString() });
}

/** Writes an order into the list that has it, else into the first that accepts it; false when none does. */
export function putQueued(order: QueuedOrder): Promise<boolean> {
  return withLock("kept-orders", () => {
    const home = items.filter((item) =>
      queuedOrdersIn(item.read()).some(({ order_id }) => order_id === order.order_id),
    );
    return (home.length > 0 ? home : items).some((item) => onDisk(item, withQueued(item.read(), order)));
  });
}

/** Removes an order from the queue: it was shown as placed, discarded, or is edited again. */
export function dequeue(orderId: string): Promise<void> {
  return withLock("kept-orders", () => {
    for (const item of items) {
      const list = item.read();
      const left = withoutQueued(list, orderId);
      if (left.length < list.length) onDisk(item, left);
    }
  });
}

/** Discards a queued order and the checkout draft that it came from. */
export async function discardOrder(orderId: string): Promise<void> {
  await dequeue(orderId);
  if (readDraft()?.order_id === orderId) discardDraft();
}

/** Writes a list to storage. A list that is only in memory would be shown as saved, so a refused write is undone. */
function onDisk(item: StorageItem<unknown[]>, list: unknown[]): boolean {
  const before = item.read();
  const isStored = item.write(list);
  if (!isStored) item.write(before);
  return isStored;
}

/** Runs work in one tab at a time. In a browser without locks only the order's id prevents duplicates. */
export function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? (locks.request(`anjarai-${name}`, work) as Promise<T>) : Promise.resolve(work());
}

/** The queued orders that the current customer may see. `others`: there are orders of users who are not signed in. */
export function useQueuedOrders(): { orders: QueuedOrder[]; others: boolean } {
  const [first, second] = useQueueLists();
  const userId = useRememberedUser()?.id ?? null;
  return useMemo(() => {
    const all = [...queuedOrdersIn(first), ...queuedOrdersIn(second)];
    const orders = all.filter((order) => isShownTo(order, userId));
    return { orders, others: userId === null && orders.length < all.length };
  }, [first, second, userId]);
}
