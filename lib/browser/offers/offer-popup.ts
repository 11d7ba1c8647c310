import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { fallbackQueue, hasQueuedOrders, primaryQueue } from "#lib/browser/offline-queue/queue-storage.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";
import { claimedFlag, completedFlag, usedFlag } from "./offer-storage.ts";

/** 'No thanks' was pressed, or the offer was claimed: the popup has nothing more to say here. */
const dismissed = storageItem("localStorage", "first_order_popup_dismissed", checkBoolean, false);

export function dismissPopup(): void {
  dismissed.write(true);
}

/** Is there an offer to tell whoever sits here of? Never to one who has used it, or said no. */
export function popupIsDue(): boolean {
  const userId = rememberedUser.read()?.id;
  const done = userId !== undefined && completedFlag(userId).read() === true;
  // What was ordered here and is not placed yet is more urgent, and stands in the same corner.
  if (hasQueuedOrders()) return false;
  return !dismissed.read() && !done && usedFlag.read() !== true && claimedFlag.read() !== true && !somebodyHasUsedIt();
}

/** After signing out the flags are gone; what stays under a user's name tells that the offer was used here. */
function somebodyHasUsedIt(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith("firstOrderCompleted_"));
  } catch {
    return false;
  }
}

/** Calls back when that may have changed. */
export function subscribeToPopup(listener: () => void): () => void {
  const leave = [dismissed, usedFlag, claimedFlag, rememberedUser, primaryQueue, fallbackQueue].map((item) =>
    item.subscribe(listener),
  );
  return () => {
    for (const stop of leave) stop();
  };
}
