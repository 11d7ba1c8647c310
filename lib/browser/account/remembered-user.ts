import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { checkUser, type User } from "#lib/shop/account/user.ts";
import { orNull } from "#lib/shop/storage/type-guards.ts";
import { hasAccounts } from "./accounts.ts";

/**
 * The user who was signed in here last, for the header, and to decide whether the sign-in provider is needed at all:
 * its SDK is never loaded in a browser without this key. The provider decides; nothing secret depends on it.
 */
export const rememberedUser = storageItem<User | null>(
  "localStorage",
  "currentUser",
  // Where accounts aren't set up no user is signed in: an earlier one would be shown an offer that no order gets.
  orNull((value) => (hasAccounts() ? checkUser(value) : null)),
  null,
);

/** The remembered user; null as well while the server's HTML is being taken over. */
export function useRememberedUser(): User | null {
  return useStore(rememberedUser, null);
}
