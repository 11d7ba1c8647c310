"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { useOfferOver } from "#lib/browser/offers/offer-storage.ts";
import { FIRST_ORDER_PERCENT, offerRefusals } from "#lib/shop/offers/offer-rules.ts";

/** How long the message is shown, in milliseconds. */
const SAID = 6000;

/**
 * The header's link to the first-order offer. Once the offer is over it says why, and is no link; it says USED when an order
 * has used the offer.
 */
export function OfferButton() {
  const router = useRouter();
  const user = useRememberedUser();
  const over = useOfferOver(user?.id ?? null);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  const press = () => {
    if (over) return setSaid(true);
    router.push(user ? "/first-order" : "/login?next=/first-order");
  };
  return (
    <div className="needs-accounts relative">
      <button
        type="button"
        aria-disabled={over !== null || undefined}
        data-closes-menu={over ? undefined : true}
        className="offer-button"
        onClick={press}
      >
        {over === "used" ? "USED" : `${FIRST_ORDER_PERCENT}% OFF`}
      </button>
      <p role="alert" className="offer-said">
        {said && over ? offerRefusals[over] : ""}
      </p>
    </div>
  );
}
