import * as z from "zod/mini";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { fallbackQueue, primaryQueue } from "#lib/browser/storage/queue-storage.ts";
import { removeKeys } from "#lib/browser/storage/remove-keys.ts";
import { DISCARDED, perUser, storageItem } from "#lib/browser/storage/storage-item.ts";
import {
  isFirstTimeOrder,
  isSameProfile,
  newProfile,
  type Profile,
  profileOf,
  profileSchema,
  profileWithOffers,
  withOwnOrder,
} from "#lib/shop/account/profile.ts";
import type { User } from "#lib/shop/account/user.ts";
import type { StoredDetails } from "#lib/shop/checkout/checkout-draft.ts";
import type { CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { type SavedAddress, savedAddressSchema } from "#lib/shop/checkout/saved-address.ts";
import { addressLine } from "#lib/shop/customer/address-line.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import { deliveryPincode } from "./delivery-pincode.ts";
import { deviceOrders, forgetGuests, rememberOrder } from "./device-orders.ts";
import { completedFlag, offerFlags, usedByGuestFlag } from "./offer-storage.ts";
import { removeSavedDetails } from "./saved-details.ts";
import { publishSessionEvent } from "./session-events.ts";

/** A user's profile in this browser. */
export const profileItem = perUser((userId) =>
  storageItem<Profile | null>("localStorage", `profile_${userId}`, checkWithSchema(z.nullable(profileSchema)), null),
);
/** The address that the user saved in this browser. */
export const addressItem = perUser((userId) =>
  storageItem<SavedAddress | null>(
    "localStorage",
    `address_${userId}`,
    checkWithSchema(z.nullable(savedAddressSchema)),
    null,
  ),
);
const ordersItem = perUser((userId) =>
  storageItem<unknown>("localStorage", `orders_${userId}`, (value) => value, null),
);

/** The user's profile: the stored one, completed by the provider's facts. */
export function readProfile(user: User): Profile {
  return profileOf(user, profileItem(user.id).read(), isFirstOrderOf(user.id));
}

/**
 * Returns true when this customer's order is their first, as far as this browser knows.
 * @param userId null: a guest
 * @param orderId the order, where it is already made
 */
export function isFirstOrderOf(userId: string | null, orderId?: string): boolean {
  const own = userId === null ? deviceOrders() : ordersItem(userId).read();
  return isFirstTimeOrder(userId, own, [primaryQueue.read(), fallbackQueue.read()], orderId);
}

/** What this browser has stored of a user for their next checkout. */
export function storedDetails(userId: string): StoredDetails {
  const address = addressItem(userId).read();
  return { phone: profileItem(userId).read()?.phone || address?.phone || "", address };
}

/** Stores a new user's profile with the data of the registration form; the provider does not store the phone number. */
export function saveNewUser(userId: string, form: { full_name: string; email: string; phone: string }): void {
  const { full_name, email, phone } = form;
  const user: User = { id: userId, email, user_metadata: { full_name }, emailVerified: false };
  profileItem(userId).write({ ...newProfile(user, isFirstOrderOf(userId)), phone });
}

/**
 * After a sign-in: the user's profile is there in this browser too, with the provider's own facts. What was typed
 * stays.
 */
export function saveProfile(user: User): void {
  const item = profileItem(user.id);
  const stored = item.read();
  const next = profileOf(user, stored, isFirstOrderOf(user.id));
  if (!stored || !isSameProfile(stored, next)) item.write(next);
}

/** Fills in what a user's profile lacks from the details of their order; no profile is created for it. */
export function completeProfile(userId: string, form: CheckoutFormInput): void {
  changeProfile(userId, (stored) => {
    const phone = stored.phone || form.guest_phone;
    const isEmpty = stored.address === "";
    return { ...stored, phone, ...(isEmpty && { address: addressLine(form), state: form.state }) };
  });
}

/** Marks the server's response about a user's offers in their profile; no profile is created for it. */
export function markOffers(userId: string, eligibility: Eligibility): void {
  changeProfile(userId, (stored) => profileWithOffers(stored, eligibility));
}

/** Changes a user's profile, if there is one in this browser. */
function changeProfile(userId: string, change: (stored: Profile) => Profile): void {
  const item = profileItem(userId);
  const stored = item.read();
  const next = stored && change(stored);
  if (next && !isSameProfile(stored, next)) item.write(next);
}

/**
 * Adds a placed order to the user's list, and its redemptions to their profile if there is one in this browser; a
 * guest's to the orders on this device.
 */
export function markOrdered({ user_id: userId, ...order }: Order): void {
  if (userId === null) {
    rememberOrder({ ...order, user_id: null });
    if (order.discount_kind === "first_order") usedByGuestFlag.write(true);
    return;
  }
  ordersItem(userId).write(withOwnOrder(ordersItem(userId).read(), { ...order, user_id: userId }));
  const used = { offer: order.discount_kind === "first_order", samples: order.freeSampleIncluded };
  changeProfile(userId, (stored) => ({
    ...stored,
    isFirstTimeOrder: false,
    hasUsedOffer: stored.hasUsedOffer || used.offer || used.samples,
    hasUsedFreeSamples: stored.hasUsedFreeSamples || used.samples,
  }));
}

/** After signing out: the next user sees nothing of this one. Keys with this user's id in their names stay. */
export function hideUserData(userId: string): void {
  for (const flag of offerFlags) flag.write(null);
  deliveryPincode.write(null);
  publishSessionEvent({ type: "signed_out", userId });
}

/** Removes this user's keys for good, and what this device knows of its guests: most likely the same person. */
export function deleteUserData(userId: string): void {
  hideUserData(userId);
  removeSavedDetails(userId);
  forgetGuests();
  for (const item of [profileItem, addressItem, ordersItem, completedFlag]) item(userId).write(null);
  // What could not be read and was put aside names a person, too.
  for (const area of ["localStorage", "sessionStorage"] as const)
    removeKeys(area, (keys) => discardedKeysOf(keys, userId));
}

/** Keys that name the user whose they are. */
const ofSomeUser = /^(profile|address|orders|firstOrderCompleted|checkout_draft)_(.+)$/;

/**
 * The keys of a browser that have unreadable copies of a user's details: the user's own, and those that name no user,
 * because their owner is unknown. Another user's stay.
 */
export function discardedKeysOf(keys: string[], userId: string): string[] {
  return keys.filter((key) => {
    if (!key.startsWith(DISCARDED)) return false;
    const owner = ofSomeUser.exec(key.slice(DISCARDED.length))?.[2];
    return owner === undefined || owner === userId;
  });
}
