import { asBoolean, orNull } from "@/lib/shop/plain-checks";
import { type Stored, stored, useStored } from "./stored";

/**
 * The flags of offers that this browser keeps, for display alone: they follow what the server says and decide no price.
 * One door each, so that whoever shows one is told when it changes.
 */
const yes = orNull(asBoolean);
export const claimedFlag = stored("localStorage", "firstOrderDiscountClaimed", yes, null);
export const usedFlag = stored("localStorage", "firstOrderDiscountUsed", yes, null);
export const eligibleFlag = stored("localStorage", "hasDiscountEligibility", yes, null);
export const samplesClaimedFlag = stored("localStorage", "freeSamplesClaimed", yes, null);

const completed = new Map<string, Stored<boolean | null>>();

/** That a user has used her first-order offer; it stays when she signs out. */
export function completedFlag(userId: string): Stored<boolean | null> {
  const door = completed.get(userId) ?? stored("localStorage", `firstOrderCompleted_${userId}`, yes, null);
  completed.set(userId, door);
  return door;
}

/** Sets a flag, or removes it. */
export function setFlag(flag: Stored<boolean | null>, on: boolean): void {
  if ((flag.read() === true) !== on) flag.write(on ? true : null);
}

/** Is the first-order offer used, as far as this browser knows of whoever sits at it? @param userId null: a guest */
export function useOfferUsed(userId: string | null): boolean {
  const used = useStored(usedFlag, null) === true;
  const done = useStored(completedFlag(userId ?? "guest"), null) === true;
  return used || (userId !== null && done);
}
