import * as z from "zod/mini";
import { isFirstTimeOrder, newProfile, type Profile, profileOf, profileSchema } from "@/lib/shop/profile";
import { type SavedAddress, savedAddressSchema } from "@/lib/shop/saved-address";
import type { User } from "@/lib/shop/user";
import { bySchema } from "./by-schema";
import { inApp, inStorage } from "./kept-order-lists";
import { claimedFlag, completedFlag, eligibleFlag, samplesClaimedFlag, usedFlag } from "./offer-doors";
import { type Stored, stored } from "./stored";
import { leaveDraft } from "./use-checkout";

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
const offerFlags = [claimedFlag, usedFlag, eligibleFlag, samplesClaimedFlag];

/** The user's profile: what is kept, made whole by what the provider says. */
export function readProfile(user: User): Profile {
  return profileOf(user, profileDoor(user.id).read(), isFirstOrderOf(user.id));
}

function isFirstOrderOf(userId: string): boolean {
  return isFirstTimeOrder(userId, ordersDoor(userId).read(), [inApp.read(), inStorage.read()]);
}

/** Keeps what a new user gave at registration and the provider does not: her phone number. */
export function keepNewUser(userId: string, phone: string): void {
  const user: User = { id: userId, email: "", user_metadata: { full_name: "" }, emailVerified: false };
  profileDoor(userId).write({ ...newProfile(user, isFirstOrderOf(userId)), phone });
}

/** After an order of hers: what it used up is marked in her profile, where she has one here. */
export function markOrdered(userId: string, used: { offer: boolean; samples: boolean }): void {
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
}
