import { type StorageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { NOT_AUTHENTICATED } from "#lib/shop/account/sign-in-messages.ts";
import type { SavedAddress } from "#lib/shop/customer/saved-address.ts";
import type { Outcome } from "./account.ts";
import { useRememberedUser } from "./remembered-user.ts";
import { readSession } from "./session.ts";
import { addressItem } from "./user-storage.ts";

/** Nobody is signed in. */
const nobodys: StorageItem<SavedAddress | null> = { read: () => null, write: () => false, subscribe: () => () => {} };

/** The signed-in user's saved address; null without one, or without a user. */
export function useSavedAddress(): SavedAddress | null {
  const user = useRememberedUser();
  return useStorageItem(user ? addressItem(user.id) : nobodys, null);
}

/** Keeps the address under the user's own key. Storage that is full or forbidden keeps it for as long as the page lives. */
export function saveAddress(address: SavedAddress): Outcome {
  const { user } = readSession();
  if (!user) return { ok: false, sentence: NOT_AUTHENTICATED };
  const kept = addressItem(user.id).write(address);
  return kept ? { ok: true } : { ok: false, sentence: "Failed to save address. Please try again." };
}
