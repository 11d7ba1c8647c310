import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { checkString, orNull } from "#lib/shop/storage/type-guards.ts";

/** The e-mail address that a guest gave for her free samples; her checkout begins with it. */
export const guestEmail = storageItem("localStorage", "guest_email", orNull(checkString), null);
