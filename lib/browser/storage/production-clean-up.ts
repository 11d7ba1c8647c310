import { purgedKeys } from "#lib/shop/storage/purged-keys.ts";

/** Removes what a shop for the public must not find in a browser: flags of offers that are for trying out, and their like. */
export function cleanUpForProduction(): void {
  try {
    const { localStorage } = window;
    for (const key of purgedKeys(Object.keys(localStorage))) localStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
