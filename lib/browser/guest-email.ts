import { checkString, orNull } from "#lib/shop/storage/type-guards.ts";
import { stored } from "./stored.ts";

/** The e-mail address that a guest gave for her free samples; her checkout begins with it. */
export const guestEmail = stored("localStorage", "guest_email", orNull(checkString), null);
