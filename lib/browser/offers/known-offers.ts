import { hasAccounts, markNoAccounts } from "#lib/browser/account/accounts.ts";
import {
  claimedFlag,
  completedFlag,
  eligibleFlag,
  samplesUsedFlag,
  setFlag,
  usedFlag,
} from "#lib/browser/account/offer-storage.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { createStore, useStore } from "#lib/browser/storage/store.ts";
import { type Eligibility, isSameEligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";

/** The server's latest answer on this page and the user it is about; null before the first one. */
const latest = createStore<{ userId: string | null; eligibility: Eligibility } | null>(null);
const unavailable: Eligibility = { ...newGuest, firstOrder: "unavailable" };
let flagged: Eligibility = newGuest;

/** Stores the server's answer about a customer, also in this browser's flags. @param userId null: a guest */
export function setKnownEligibility(userId: string | null, eligibility: Eligibility): void {
  const { firstOrder, samples, eligible } = eligibility;
  if (firstOrder === "unavailable") markNoAccounts();
  setFlag(claimedFlag, firstOrder === "claimed");
  setFlag(usedFlag, firstOrder === "used");
  setFlag(eligibleFlag, eligible);
  // About a guest the server knows nothing before they give a phone number.
  if (userId !== null) {
    setFlag(completedFlag(userId), firstOrder === "used" || firstOrder === "ordered");
    setFlag(samplesUsedFlag, samples === "used");
  }
  latest.write({ userId, eligibility });
}

/**
 * The eligibility of this browser's customer as far as this page knows it: from the server, else from the flags. The
 * same object until it changes. The server decides what is charged.
 */
export function knownEligibility(userId = rememberedUser.read()?.id ?? null): Eligibility {
  const known = latest.read();
  if (known?.userId === userId) return known.eligibility;
  if (userId !== null) return fromFlags(userId);
  return hasAccounts() ? newGuest : unavailable;
}

/** The same in a component, in step with changes. It fetches nothing. */
export function useKnownEligibility(): Eligibility {
  const userId = useRememberedUser()?.id ?? null;
  return useStore(latest, newGuest, () => knownEligibility(userId));
}

/** Returns true when the server has answered for this customer. */
export function hasAnswered(userId: string | null): boolean {
  return latest.read()?.userId === userId;
}

/** The same in a component. */
export const useHasAnswered = (userId: string | null): boolean => useStore(latest, false, () => hasAnswered(userId));

function fromFlags(userId: string): Eligibility {
  const isUsed = usedFlag.read() === true;
  const hasOrdered = completedFlag(userId).read() === true;
  const isClaimed = claimedFlag.read() === true;
  const next: Eligibility = {
    signedIn: true,
    firstOrder: isUsed ? "used" : hasOrdered ? "ordered" : isClaimed ? "claimed" : "none",
    samples: samplesUsedFlag.read() === true ? "used" : "available",
    eligible: eligibleFlag.read() === true,
  };
  if (!isSameEligibility(flagged, next)) flagged = next;
  return flagged;
}
