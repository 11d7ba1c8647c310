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

/** Returns true when the popup may be shown: not to a customer who has used the offer or dismissed the popup. */
export function popupIsDue(): boolean {
  const userId = rememberedUser.read()?.id;
  const done = userId !== undefined && completedFlag(userId).read() === true;
  // A queued order is more urgent, and is shown in the same corner.
  if (hasQueuedOrders()) return false;
  return !dismissed.read() && !done && usedFlag.read() !== true && claimedFlag.read() !== true && !somebodyHasUsedIt();
}

/** After signing out the flags are gone; a key with a user's id shows that the offer was used in this browser. */
function somebodyHasUsedIt(): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith("firstOrderCompleted_"));
  } catch {
    return false;
  }
}

/** Calls the listener when popupIsDue may have changed. */
export function subscribeToPopup(listener: () => void): () => void {
  const leave = [dismissed, usedFlag, claimedFlag, rememberedUser, primaryQueue, fallbackQueue].map((item) =>
    item.subscribe(listener),
  );
  return () => {
    for (const stop of leave) stop();
  };
}
