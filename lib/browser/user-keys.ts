import * as z from "zod/mini";
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
import { type SavedAddress, savedAddressSchema } from "#lib/shop/customer/saved-address.ts";
import type { Offers } from "#lib/shop/offers/eligibility.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { discardedKeysOf } from "#lib/shop/storage/discarded-keys.ts";
import { bySchema } from "./by-schema.ts";
import { inApp, inStorage } from "./kept-order-lists.ts";
import {
  claimedFlag,
  completedFlag,
  eligibleFlag,
  samplesClaimedFlag,
  samplesUsedFlag,
  usedFlag,
} from "./offer-doors.ts";
import { type Stored, stored } from "./stored.ts";
import { leaveDraft } from "./use-checkout.ts";

/** One door per user, so that a page reads the same object until it changes. */
function perUser<T>(make: (userId: string) => Stored<T>): (userId: string) => Stored<T> {
  const doors = new Map<string, Stored<T>>();
  return (userId) => {
    const door = doors.get(userId) ?? make(userId);
    doors.set(userId, door);
    return door;
  };
}

/** What this browser keeps of a user. */
export const profileDoor = perUser((userId) =>
  stored<Profile | null>("localStorage", `profile_${userId}`, bySchema(z.nullable(profileSchema)), null),
);
/** The one address that she saved here. */
export const addressDoor = perUser((userId) =>
  stored<SavedAddress | null>("localStorage", `address_${userId}`, bySchema(z.nullable(savedAddressSchema)), null),
);
const ordersDoor = perUser((userId) => stored<unknown>("localStorage", `orders_${userId}`, (value) => value, null));

/** Offer flags of whoever is signed in. The server keeps what really holds. */
const offerFlags = [claimedFlag, usedFlag, eligibleFlag, samplesClaimedFlag, samplesUsedFlag];

/** The user's profile: what is kept, made whole by what the provider says. */
export function readProfile(user: User): Profile {
  return profileOf(user, profileDoor(user.id).read(), isFirstOrderOf(user.id));
}

function isFirstOrderOf(userId: string): boolean {
  return isFirstTimeOrder(userId, ordersDoor(userId).read(), [inApp.read(), inStorage.read()]);
}

/** Keeps a new user's profile with what they gave at registration; the phone number is not kept by the provider. */
export function keepNewUser(userId: string, form: { full_name: string; email: string; phone: string }): void {
  const { full_name, email, phone } = form;
  const user: User = { id: userId, email, user_metadata: { full_name }, emailVerified: false };
  profileDoor(userId).write({ ...newProfile(user, isFirstOrderOf(userId)), phone });
}

/** After a sign-in: the user's profile is there in this browser too, with the provider's own facts. What was typed stays. */
export function keepProfile(user: User): void {
  const door = profileDoor(user.id);
  const kept = door.read();
  const next = profileOf(user, kept, isFirstOrderOf(user.id));
  if (!kept || !isSameProfile(kept, next)) door.write(next);
}

/** What the server says of a user's offers, marked in their profile; a profile that isn't there yet is not made for it. */
export function markOffers(userId: string, offers: Offers): void {
  const door = profileDoor(userId);
  const kept = door.read();
  if (!kept) return;
  const next = profileWithOffers(kept, offers);
  if (!isSameProfile(kept, next)) door.write(next);
}

/** After a user's order: it stands in their list, and what it used up in their profile, where they have one here. */
export function markOrdered({ user_id: userId, ...order }: Order): void {
  if (userId === null) return;
  ordersDoor(userId).write(withOwnOrder(ordersDoor(userId).read(), { ...order, user_id: userId }));
  const used = { offer: order.discount_kind === "first_order", samples: order.freeSampleIncluded };
  const door = profileDoor(userId);
  const profile = door.read();
  if (!profile) return;
  door.write({
    ...profile,
    isFirstTimeOrder: false,
    hasUsedOffer: profile.hasUsedOffer || used.offer || used.samples,
    hasUsedFreeSamples: profile.hasUsedFreeSamples || used.samples,
  });
}

/** After signing out: nothing of this user is to be met by the next one. Her own keys stay, under her own name. */
export function hideUser(userId: string): void {
  for (const flag of offerFlags) flag.write(null);
  leaveDraft(userId);
}

/** Removes this user's keys for good. */
export function forgetUser(userId: string): void {
  hideUser(userId);
  for (const door of [profileDoor, addressDoor, ordersDoor, completedFlag]) door(userId).write(null);
  for (const area of ["localStorage", "sessionStorage"] as const) removeUnreadable(area, userId);
}

/** What could not be read and was put aside names a person, too. */
function removeUnreadable(area: "localStorage" | "sessionStorage", userId: string): void {
  try {
    const storage = window[area];
    for (const key of discardedKeysOf(Object.keys(storage), userId)) storage.removeItem(key);
  } catch {
    // What may not be stored is not there to be removed.
  }
}
