import { useEffect, useMemo, useSyncExternalStore } from "react";
import { callAsUser } from "#lib/browser/account/call-as-user.ts";
import { rememberedUser, useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { markOffers } from "#lib/browser/account/user-storage.ts";
import { type Answer, callApi } from "#lib/browser/api-client.ts";
import { useStorageItem } from "#lib/browser/storage/storage-item.ts";
import { eligibilityFrom, noOffers, type Offers } from "#lib/shop/offers/eligibility.ts";
import { offersSchema } from "#lib/shop/offers/offers-schema.ts";
import { hasAnswered, knownOffers, setKnownOffers, subscribeToOffers } from "./known-offers.ts";
import { claimedFlag } from "./offer-storage.ts";

/** Asks the server how whoever sits at this browser stands; what was known stays when it does not answer. */
export async function refreshOffers(): Promise<Answer<unknown>> {
  const userId = rememberedUser.read()?.id ?? null;
  const answer = userId
    ? await callAsUser(userId, "/api/offers", offersSchema)
    : await callApi("/api/offers", offersSchema);
  // An answer about somebody who has signed out meanwhile must not become the next one's.
  const same = (rememberedUser.read()?.id ?? null) === userId;
  if (answer.kind === "ok" && same) takeOver(userId, answer.data);
  return answer;
}

/** What the server says goes into this browser's flags, and into the user's profile. */
function takeOver(userId: string | null, offers: Offers): void {
  setKnownOffers(userId, offers);
  if (userId !== null) markOffers(userId, offers);
}

/** What claiming came to: a sentence where it did not work. */
export type Claimed = { ok: true } | { ok: false; sentence: string };

/** Claims the first-order offer for a signed-in user. */
export async function claimFirstOrder(userId: string): Promise<Claimed> {
  const answer = await callAsUser(userId, "/api/offers/first-order", offersSchema, { body: {} });
  if (answer.kind === "ok") {
    takeOver(userId, answer.data);
    return { ok: true };
  }
  if (answer.kind === "refused" && answer.code === "offer_unavailable") void refreshOffers();
  const sentence =
    answer.kind === "refused" ? answer.sentence : "The shop can't be reached at the moment. Please try again.";
  return { ok: false, sentence };
}

/**
 * The one item to a customer's offers: what the server says of whoever sits here, asked when a page that shows prices to
 * be charged is opened. `asked` is false until it has answered.
 */
export function useOffers() {
  const user = useRememberedUser();
  const userId = user?.id ?? null;
  const offers = useSyncExternalStore(
    subscribeToOffers,
    () => knownOffers(userId),
    () => noOffers,
  );
  const asked = useSyncExternalStore(
    subscribeToOffers,
    () => hasAnswered(userId),
    () => false,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has other offers.
  useEffect(() => void refreshOffers(), [userId]);
  const claimedHere = useStorageItem(claimedFlag, null) === true;
  useEffect(() => {
    // Claimed in another tab since this page asked.
    if (claimedHere && hasAnswered(userId) && knownOffers(userId).first_order === "none") void refreshOffers();
  }, [claimedHere, userId]);
  useEffect(() => {
    // A page that Back brings out of the browser's memory as it was: what it knew may be old.
    const whenBack = ({ persisted }: PageTransitionEvent) => persisted && void refreshOffers();
    window.addEventListener("pageshow", whenBack);
    return () => window.removeEventListener("pageshow", whenBack);
  }, []);
  const eligibility = useMemo(() => eligibilityFrom(offers, userId !== null), [offers, userId]);
  return { offers, eligibility, asked };
}
