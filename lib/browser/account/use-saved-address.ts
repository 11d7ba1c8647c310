import { createStore, useStore } from "#lib/browser/storage/store.ts";
import type { SavedAddress } from "#lib/shop/checkout/saved-address.ts";
import { useRememberedUser } from "./remembered-user.ts";
import { readSession } from "./session.ts";
import { type SignInResult, signInFailure } from "./sign-in-failure.ts";
import { addressItem } from "./user-storage.ts";

/** No user is signed in. */
const noAddress = createStore<SavedAddress | null>(null);

/** The signed-in user's saved address; null without one, or without a user. */
export function useSavedAddress(): SavedAddress | null {
  const user = useRememberedUser();
  return useStore(user ? addressItem(user.id) : noAddress, null);
}

/** Stores the address under the user's own key. When storage is full or forbidden, it lasts as long as the page. */
export function saveAddress(address: SavedAddress): SignInResult {
  const { user } = readSession();
  if (!user) return signInFailure("notAuthenticated");
  const isSaved = addressItem(user.id).write(address);
  return isSaved ? { ok: true, data: null } : signInFailure("addressNotSaved");
}
