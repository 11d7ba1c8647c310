import { useEffect, useState } from "react";
import { useUser } from "#lib/browser/account/use-user.ts";
import { storedDetails } from "#lib/browser/account/user-storage.ts";
import { useOffers } from "#lib/browser/offers/use-offers.ts";
import { type CheckoutDraft, draftForUser, requoteDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { updateDraft } from "./checkout-store.ts";

/** A total that has changed on the page, in whole rupees. */
export type ChangedTotal = { before: number; now: number };

/**
 * Keeps a checkout in step with its customer: a guest's draft becomes the draft of the user who has signed in since,
 * and when offers were claimed, used or lost since it was quoted, it is quoted again before anything is sent. `changed`
 * is the effect on the total while this page was open.
 */
export function useRequote({ order_id, user_id }: CheckoutDraft) {
  const { eligibility, isAnswered } = useOffers();
  const [changed, setChanged] = useState<ChangedTotal | null>(null);
  const { status, user } = useUser();
  useEffect(() => {
    // What was typed stays as it is.
    if (status !== "signed-in") return;
    updateDraft({ order_id }, (now) => draftForUser(now, user, storedDetails(user.id)));
  }, [status, user, order_id]);
  useEffect(() => {
    const isTheirs = (user_id !== null) === eligibility.signedIn;
    if (!isAnswered || !isTheirs) return;
    updateDraft({ order_id }, (now) => {
      const next = requoteDraft(now, eligibility);
      if (next.final_amount !== now.final_amount) setChanged({ before: now.final_amount, now: next.final_amount });
      return next;
    });
  }, [isAnswered, eligibility, order_id, user_id]);
  return { eligibility, changed };
}
