import { storageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { checkArray } from "#lib/shop/storage/type-guards.ts";

const none: unknown[] = [];

/**
 * Where orders are kept that the server could not be given: the in-app store, and local storage where that one fails. What
 * stands in them is read elsewhere: every page asks whether there is anything, and loads the rest only then.
 */
export const primaryQueue = storageItem("localStorage", "demo_orders", checkArray, none);
export const fallbackQueue = storageItem("localStorage", "orders", checkArray, none);

/** Is there anything in either list? */
export function hasQueuedOrders(): boolean {
  return primaryQueue.read().length + fallbackQueue.read().length > 0;
}

/** Both lists in a component, in step across tabs. */
export function useQueueLists(): [primaryQueue: unknown[], fallbackQueue: unknown[]] {
  return [useStorageItem(primaryQueue, none), useStorageItem(fallbackQueue, none)];
}
