import { checkArray } from "#lib/shop/storage/type-guards.ts";
import { storageItem } from "./storage-item.ts";
import { useStore } from "./store.ts";

const none: unknown[] = [];

/**
 * The offline order queue's two storage items: the in-app store, and local storage when that one fails. Their entries
 * are parsed elsewhere: every page checks whether there are any, and loads the rest only then.
 */
export const primaryQueue = storageItem("localStorage", "demo_orders", checkArray, none);
export const fallbackQueue = storageItem("localStorage", "orders", checkArray, none);

/** Returns true when one of the lists has an entry. */
export function hasQueuedOrders(): boolean {
  return primaryQueue.read().length + fallbackQueue.read().length > 0;
}

/** Both lists in a component, in step across tabs. */
export function useQueueLists(): [primaryQueue: unknown[], fallbackQueue: unknown[]] {
  return [useStore(primaryQueue, none), useStore(fallbackQueue, none)];
}
