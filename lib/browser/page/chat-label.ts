import { storageItem, useHydrated, useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";

const dismissed = storageItem("localStorage", "chat_label_dismissed", checkBoolean, false);

/** Do the words stand beside the chat button? Not before it is known that they were never dismissed. */
export function useChatLabel(): boolean {
  const gone = useStorageItem(dismissed, false);
  return useHydrated() && !gone;
}

/** Sends them away for good. */
export function dismissChatLabel(): void {
  dismissed.write(true);
}
