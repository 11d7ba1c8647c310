import { useMemo } from "react";
import { hasAccounts, markNoAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { createStore, useStore } from "#lib/browser/store.ts";
import {
  type Eligibility,
  eligibilityFrom,
  isSameOffers,
  noOffers,
  type Offers,
} from "#lib/shop/offers/eligibility.ts";
import { claimedFlag, completedFlag, eligibleFlag, samplesUsedFlag, setFlag, usedFlag } from "./offer-storage.ts";

/** The server's latest response on this page and the user it is about; null before the first one. */
const latest = createStore<{ userId: string | null; offers: Offers } | null>(null);
const unavailable: Offers = { ...noOffers, first_order: "unavailable" };
let flagged: Offers = noOffers;

/** Stores the server's response about a customer, also in this browser's flags. @param userId null: a guest */
export function setKnownOffers(userId: string | null, offers: Offers): void {
  if (offers.first_order === "unavailable") markNoAccounts();
  setFlag(claimedFlag, offers.first_order === "claimed");
  setFlag(usedFlag, offers.first_order === "used");
  setFlag(eligibleFlag, offers.eligible);
  // About a guest the server knows nothing before they give a phone number.
  if (userId !== null) {
    setFlag(completedFlag(userId), offers.first_order === "used" || offers.ordered_before);
    setFlag(samplesUsedFlag, offers.samples === "used");
  }
  latest.write({ userId, offers });
}

/** A customer's offers as far as this page knows them: from the server, else from the flags. The same object until they change. */
export function knownOffers(userId: string | null): Offers {
  const known = latest.read();
  if (known?.userId === userId) return known.offers;
  if (userId !== null) return fromFlags(userId);
  return hasAccounts() ? noOffers : unavailable;
}

/** The same in a component. */
export const useKnownOffers = (userId: string | null): Offers => useStore(latest, noOffers, () => knownOffers(userId));

/** Returns true when the server has answered for this customer. */
export function hasAnswered(userId: string | null): boolean {
  return latest.read()?.userId === userId;
}

/** The same in a component. */
export const useHasAnswered = (userId: string | null): boolean => useStore(latest, false, () => hasAnswered(userId));

function fromFlags(userId: string): Offers {
  const used = usedFlag.read() === true;
  const ordered_before = !used && completedFlag(userId).read() === true;
  const claimed = !ordered_before && claimedFlag.read() === true;
  const first_order = used ? "used" : claimed ? "claimed" : "none";
  const samples = samplesUsedFlag.read() === true ? "used" : "available";
  const next: Offers = { first_order, ordered_before, samples, eligible: eligibleFlag.read() === true };
  if (!isSameOffers(flagged, next)) flagged = next;
  return flagged;
}

/** The eligibility of this browser's customer as far as known, for the first quote of a checkout. The server decides. */
export function knownEligibility(): Eligibility {
  const userId = rememberedUser.read()?.id ?? null;
  return eligibilityFrom(knownOffers(userId), userId !== null);
}

/** The same in a component, in step with changes. It fetches nothing. */
export function useKnownEligibility(): Eligibility {
  const userId = useRememberedUser()?.id ?? null;
  const offers = useKnownOffers(userId);
  return useMemo(() => eligibilityFrom(offers, userId !== null), [offers, userId]);
}
