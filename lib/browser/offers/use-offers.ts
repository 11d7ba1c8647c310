import { useEffect } from "react";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { claimedFlag } from "#lib/browser/account/offer-storage.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { markOffers } from "#lib/browser/account/user-storage.ts";
import { type ApiResult, callApi } from "#lib/browser/api/api-client.ts";
import type { Result } from "#lib/browser/api/result.ts";
import { listen, useStore } from "#lib/browser/storage/store.ts";
import { eligibilityFrom, type WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { offersSchema } from "#lib/shop/pricing/eligibility-schema.ts";
import {
  hasAnswered,
  knownEligibility,
  setKnownEligibility,
  useHasAnswered,
  useKnownEligibility,
} from "./known-offers.ts";

/** The number of the latest question to the server, and of the question whose answer is shown. */
let asked = 0;
let shown = 0;

/**
 * Fetches the offers of this browser's customer; the known ones stay when the server gives no answer. An answer that
 * comes after the answer to a later question, or after that of a claim, is not used: it would show prices without the
 * offer again.
 */
export async function refreshOffers(): Promise<ApiResult<WireOffers>> {
  const userId = rememberedUser.read()?.id ?? null;
  asked += 1;
  const number = asked;
  const fetched = userId
    ? await callAsUser(userId, "/api/offers", offersSchema)
    : await callApi("/api/offers", offersSchema);
  // A response for a user who has signed out since must not be used for the next one.
  const same = (rememberedUser.read()?.id ?? null) === userId;
  if (fetched.ok && same && number > shown) saveOffers(userId, fetched.data, number);
  return fetched;
}

/** Saves the server's answer in this browser's flags, and in the user's profile. @param number of the question */
function saveOffers(userId: string | null, offers: WireOffers, number: number): void {
  shown = number;
  const eligibility = eligibilityFrom(offers, userId !== null);
  setKnownEligibility(userId, eligibility);
  if (userId !== null) markOffers(userId, eligibility);
}

/** Claims the first-order offer for a signed-in user. */
export async function claimFirstOrder(userId: string): Promise<Result<WireOffers>> {
  const claimed = await callAsUser(userId, "/api/offers/first-order", offersSchema, { body: {} });
  if (claimed.ok) {
    // Counted now and not before: what was asked while the claim was under way may have been answered from before it.
    asked += 1;
    saveOffers(userId, claimed.data, asked);
  } else if (claimed.code === "offer_unavailable") void refreshOffers();
  return claimed;
}

/**
 * The offers of this browser's customer as the server knows them. They are fetched when a page that shows prices to
 * be charged is opened. `isAnswered` is false until it has responded.
 */
export function useOffers() {
  const user = useRememberedUser();
  const userId = user?.id ?? null;
  const eligibility = useKnownEligibility();
  const isAnswered = useHasAnswered(userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other offers.
  useEffect(() => void refreshOffers(), [userId]);
  const claimedHere = useStore(claimedFlag, null) === true;
  useEffect(() => {
    // Claimed in another tab since this page fetched the offers.
    if (claimedHere && hasAnswered(userId) && knownEligibility(userId).firstOrder === "none") void refreshOffers();
  }, [claimedHere, userId]);
  useEffect(() => {
    // A page that Back restores from the browser's back/forward cache may show old offers.
    const whenBack = ({ persisted }: PageTransitionEvent) => persisted && void refreshOffers();
    return listen(window, ["pageshow"], whenBack);
  }, []);
  return { eligibility, isAnswered };
}
