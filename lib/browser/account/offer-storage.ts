import { fallbackQueue, hasQueuedOrders, primaryQueue } from "#lib/browser/storage/queue-storage.ts";
import { perUser, type StorageItem, storageItem } from "#lib/browser/storage/storage-item.ts";
import { derivedStore, useStore } from "#lib/browser/storage/store.ts";
import { checkBoolean, orNull } from "#lib/shop/storage/type-guards.ts";
import { rememberedUser } from "./remembered-user.ts";

/**
 * The stored flags of offers, for display only: they follow the server's responses and decide no price. Each is a
 * storage item, so that components that show it are notified of changes.
 */
const yes = orNull(checkBoolean);
export const claimedFlag = storageItem("localStorage", "firstOrderDiscountClaimed", yes, null);
export const usedFlag = storageItem("localStorage", "firstOrderDiscountUsed", yes, null);
export const eligibleFlag = storageItem("localStorage", "hasDiscountEligibility", yes, null);
export const samplesClaimedFlag = storageItem("localStorage", "freeSamplesClaimed", yes, null);

/** The customer has had free samples: a user as the server says, a guest with an order from this browser. */
export const samplesUsedFlag = storageItem("localStorage", "free_samples_used", yes, null);

/** The flags without a user's id in their keys: they are about the customer who is here now. */
export const offerFlags = [claimedFlag, usedFlag, eligibleFlag, samplesClaimedFlag, samplesUsedFlag];

/** The user has placed a first order, with the offer or without it. The flag stays when they sign out. */
export const completedFlag = perUser((userId) =>
  storageItem("localStorage", `firstOrderCompleted_${userId}`, yes, null),
);

/** The keys of all users' flags in this browser. @throws where the browser forbids storage */
export const completedKeys = (): string[] =>
  Object.keys(window.localStorage).filter((key) => key.startsWith(completedFlag("").key));

/** Sets a flag, or removes it. */
export function setFlag(flag: StorageItem<boolean | null>, on: boolean): void {
  if ((flag.read() === true) !== on) flag.write(on ? true : null);
}

/** Stands in a flag's key for a guest, who has no id. */
const GUEST = "guest";

/** A guest's order has used the offer that was claimed in this browser. */
export const usedByGuestFlag = completedFlag(GUEST);

/**
 * The first-order offer of this browser's customer, as far as the browser knows. 'used': an order of theirs has used
 * it. 'ordered': the account has ordered without it, and can't claim any more.
 * @param userId null: a guest
 */
export function useOfferState(userId: string | null): "open" | "claimed" | "used" | "ordered" {
  const used = useStore(usedFlag, null) === true;
  const claimed = useStore(claimedFlag, null) === true;
  const done = useStore(completedFlag(userId ?? GUEST), null) === true;
  if (used || (done && userId === null)) return "used";
  if (done) return "ordered";
  return claimed ? "claimed" : "open";
}

/** 'No thanks' was pressed, or the offer was claimed: the popup is not shown again. */
const dismissed = storageItem("localStorage", "first_order_popup_dismissed", checkBoolean, false);

export function dismissPopup(): void {
  dismissed.write(true);
}

const shownBy = [dismissed, usedFlag, claimedFlag, rememberedUser, primaryQueue, fallbackQueue];

/** True while the popup may be shown: not to a customer who has used the offer or dismissed the popup. */
export const popupIsDue = derivedStore(shownBy, (): boolean => {
  const userId = rememberedUser.read()?.id;
  const done = userId !== undefined && completedFlag(userId).read() === true;
  // A queued order is more urgent, and is shown in the same corner.
  if (hasQueuedOrders()) return false;
  return !dismissed.read() && !done && usedFlag.read() !== true && claimedFlag.read() !== true && !someUserHasUsedIt();
});

/** After signing out the flags are removed; a key with a user's id shows that the offer was used in this browser. */
function someUserHasUsedIt(): boolean {
  try {
    return completedKeys().length > 0;
  } catch {
    return false;
  }
}

/** Returns true when the offer was used in this browser, by whomever, or a customer of it has ordered without it. */
export function useUsedHere(): boolean {
  return useStore(usedFlag, null) === true || someUserHasUsedIt();
}
