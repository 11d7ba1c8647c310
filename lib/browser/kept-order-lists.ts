import { checkArray } from "#lib/shop/storage/type-guards.ts";
import { stored, useStored } from "./stored.ts";

const none: unknown[] = [];

/**
 * Where orders are kept that the server could not be given: the in-app store, and local storage where that one fails. What
 * stands in them is read elsewhere: every page asks whether there is anything, and loads the rest only then.
 */
export const inApp = stored("localStorage", "demo_orders", checkArray, none);
export const inStorage = stored("localStorage", "orders", checkArray, none);

/** Is there anything in either list? */
export function hasKeptOrders(): boolean {
  return inApp.read().length + inStorage.read().length > 0;
}

/** Both lists in a component, in step across tabs. */
export function useKeptLists(): [inApp: unknown[], inStorage: unknown[]] {
  return [useStored(inApp, none), useStored(inStorage, none)];
}
