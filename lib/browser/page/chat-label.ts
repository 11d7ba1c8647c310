import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { checkBoolean } from "#lib/shop/storage/type-guards.ts";

/** The label of the chat was sent away for good. */
export const chatLabelDismissed = storageItem("localStorage", "chat_label_dismissed", checkBoolean, false);
