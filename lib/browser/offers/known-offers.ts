import { useMemo, useSyncExternalStore } from "react";
import { hasAccounts, markNoAccounts } from "#lib/browser/account/accounts.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { eligibilityFrom, isSameOffers, noOffers, type Offers } from "#lib/shop/offers/eligibility.ts";
import type { Eligibility } from "#lib/shop/pricing/quote.ts";
import { claimedFlag, completedFlag, eligibleFlag, samplesUsedFlag, setFlag, usedFlag } from "./offer-storage.ts";

/** The server's latest response on this page and the user it is about; null before the first one. */
let latest: { userId: string | null; offers: Offers } | null = null;
const unavailable: Offers = { ...noOffers, first_order: "unavailable" };
let flagged: Offers = noOffers;
const listeners = new Set<() => void>();

/** Stores the server's response about a customer, also in this browser's flags. @param userId null: a guest */
export function setKnownOffers(userId: string | null, offers: Offers): void {
  latest = { userId, offers };
  if (offers.first_order === "unavailable") markNoAccounts();
  setFlag(claimedFlag, offers.first_order === "claimed");
  setFlag(usedFlag, offers.first_order === "used");
  setFlag(eligibleFlag, offers.eligible);
  // About a guest the server knows nothing before they give a phone number.
  if (userId !== null) {
    setFlag(completedFlag(userId), offers.first_order === "used" || offers.ordered_before);
    setFlag(samplesUsedFlag, offers.samples === "used");
  }
  for (const listener of listeners) listener();
}

export function subscribeToOffers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A customer's offers as far as this page knows them: from the server, else from the flags. The same object until they change. */
export function knownOffers(userId: string | null): Offers {
  if (latest?.userId === userId) return latest.offers;
  if (userId !== null) return fromFlags(userId);
  return hasAccounts() ? noOffers : unavailable;
}

/** Returns true when the server has answered for this customer. */
export function hasAnswered(userId: string | null): boolean {
  return latest !== null && latest.userId === userId;
}

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
  const offers = useSyncExternalStore(
    subscribeToOffers,
    () => knownOffers(userId),
    () => noOffers,
  );
  return useMemo(() => eligibilityFrom(offers, userId !== null), [offers, userId]);
}
