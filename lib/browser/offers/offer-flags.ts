import { completedKeys, offerFlags } from "#lib/browser/account/offer-storage.ts";
import { removeKeys } from "#lib/browser/storage/remove-keys.ts";

/**
 * The flags of offers in this browser; they only decide what is shown. A user's flag has a prefix and the user's id.
 */
const flagKeys = () => [...offerFlags.map(({ key }) => key), ...completedKeys()];

export type OfferFlag = { key: string; value: string | null };

/** This browser's offer flags as they are stored, without validation; null when the browser forbids storage. */
export function readOfferFlags(): OfferFlag[] | null {
  try {
    const { localStorage } = window;
    return flagKeys().map((key) => ({ key, value: localStorage.getItem(key) }));
  } catch {
    return null;
  }
}

/** Removes all flags and notifies their readers on this page. Nothing changes on the server. */
export function clearOfferFlags(): void {
  removeKeys("localStorage", flagKeys);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
}
