import { type StorageItem, storageItem, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { checkBoolean, orNull } from "#lib/shop/storage/type-guards.ts";

/**
 * The stored flags of offers, for display only: they follow the server's answers and decide no price. Each is a storage item, so
 * that components that show it are notified of changes.
 */
const yes = orNull(checkBoolean);
export const claimedFlag = storageItem("localStorage", "firstOrderDiscountClaimed", yes, null);
export const usedFlag = storageItem("localStorage", "firstOrderDiscountUsed", yes, null);
export const eligibleFlag = storageItem("localStorage", "hasDiscountEligibility", yes, null);
export const samplesClaimedFlag = storageItem("localStorage", "freeSamplesClaimed", yes, null);

/** That free samples were had: by whoever is signed in, as the server says; by a guest, with an order from this browser. */
export const samplesUsedFlag = storageItem("localStorage", "free_samples_used", yes, null);

const completed = new Map<string, StorageItem<boolean | null>>();

/** That a user's first order is behind them, with the offer or without; it stays when they sign out. */
export function completedFlag(userId: string): StorageItem<boolean | null> {
  const item = completed.get(userId) ?? storageItem("localStorage", `firstOrderCompleted_${userId}`, yes, null);
  completed.set(userId, item);
  return item;
}

/** Sets a flag, or removes it. */
export function setFlag(flag: StorageItem<boolean | null>, on: boolean): void {
  if ((flag.read() === true) !== on) flag.write(on ? true : null);
}

/**
 * Why the first-order offer is over for whoever sits at this browser, as far as it knows: an order took it, or the account
 * has ordered without it; null while it isn't. @param userId null: a guest
 */
export function useOfferOver(userId: string | null): "used" | "ordered" | null {
  const used = useStorageItem(usedFlag, null) === true;
  const done = useStorageItem(completedFlag(userId ?? "guest"), null) === true;
  if (used) return "used";
  return userId !== null && done ? "ordered" : null;
}
