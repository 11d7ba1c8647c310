import { removeKeys } from "./remove-keys.ts";

/** Left behind in a browser by tries of the shop: such keys are not the public's. */
const ofTries = /demo|test|mainan|manian/;

/** Lists of orders, some of which may not have been sent yet, also where they were put aside as unreadable. */
const ofOrders = /^(unreadable:)?(demo_orders|orders|orders_.*|checkout_draft.*)$/;

/** The sign-in provider's own. */
const ofProvider = /^firebase/;

/** Flags of offers that are only for trying out. */
const flags = ["hasDiscountEligibility", "freeSamplesClaimed"];

/** Which of a browser's keys a shop for the public removes: never an order, never a sign-in. */
export function purgedKeys(keys: string[]): string[] {
  const isPreserved = (key: string) => ofOrders.test(key) || ofProvider.test(key);
  return keys.filter((key) => flags.includes(key) || (ofTries.test(key) && !isPreserved(key)));
}

/**
 * Removes what a shop for the public must not find in a browser: flags of offers that are for trying out, and their
 * like.
 */
export function cleanUpForProduction(): void {
  removeKeys("localStorage", purgedKeys);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
