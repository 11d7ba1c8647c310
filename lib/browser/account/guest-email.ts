import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { checkString, orNull } from "#lib/shop/storage/type-guards.ts";

/** The e-mail address that a guest gave for free samples; it prefills the checkout. */
export const guestEmail = storageItem("localStorage", "guest_email", orNull(checkString), null);
