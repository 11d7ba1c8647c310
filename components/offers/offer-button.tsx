"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { onClaim } from "#lib/browser/offers/claim-news.ts";
import { useOfferState } from "#lib/browser/offers/offer-storage.ts";
import { claimAddress } from "#lib/shop/account/next-page.ts";
import { FIRST_ORDER_PERCENT, offerRefusals } from "#lib/shop/offers/offer-rules.ts";

/** How long the message is shown, in milliseconds. */
const SAID = 6000;

/** What the button says of an offer that can't be claimed now. */
const sentences = {
  ...offerRefusals,
  claimed: `${FIRST_ORDER_PERCENT}% off is yours: it comes off in the cart.`,
};

/**
 * The header's link to the first-order offer. It reads USED when an order of this customer has used the offer. Once the offer
 * is claimed or over the button says so, and is no link. It says so by itself after a claim that leads to no bill.
 */
export function OfferButton() {
  const router = useRouter();
  const user = useRememberedUser();
  const state = useOfferState(user?.id ?? null);
  const [said, setSaid] = useState(false);
  useEffect(() => onClaim(() => setSaid(true)), []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  const press = () => {
    if (state !== "open") return setSaid(true);
    router.push(claimAddress(user !== null, window.location.pathname));
  };
  return (
    <div className="needs-accounts relative">
      <button
        type="button"
        aria-disabled={state === "used" || state === "ordered" || undefined}
        data-closes-menu={state === "open" || undefined}
        className="offer-button"
        onClick={press}
      >
        {state === "used" ? "USED" : `${FIRST_ORDER_PERCENT}% OFF`}
      </button>
      <p role="alert" className="offer-said">
        {said && state !== "open" ? sentences[state] : ""}
      </p>
    </div>
  );
}
