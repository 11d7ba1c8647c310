import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { useHydrated, useStore } from "#lib/browser/store.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";

const dismissed = storageItem("localStorage", "chat_label_dismissed", checkBoolean, false);

/** Returns true when the label of the chat is shown: only once it is known that it was never dismissed. */
export function useChatLabel(): boolean {
  const gone = useStore(dismissed, false);
  return useHydrated() && !gone;
}

/** Sends them away for good. */
export function dismissChatLabel(): void {
  dismissed.write(true);
}
