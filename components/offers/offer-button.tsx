"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useOfferUsed } from "@/lib/browser/offer-doors";
import { useRememberedUser } from "@/lib/browser/remembered-user";
import { FIRST_ORDER_PERCENT } from "@/lib/shop/offers";

/** How long the sentence stands, in milliseconds. */
const SAID = 6000;

/** The header's way to the first-order offer. Once that is used it says so, and leads nowhere. */
export function OfferButton() {
  const router = useRouter();
  const user = useRememberedUser();
  const used = useOfferUsed(user?.id ?? null);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(false), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  const press = () => {
    if (used) return setSaid(true);
    router.push(user ? "/first-order" : "/login?next=/first-order");
  };
  return (
    <div className="relative">
      <button
        type="button"
        aria-disabled={used || undefined}
        data-closes-menu={used ? undefined : true}
        className="offer-button"
        onClick={press}
      >
        {used ? "USED" : `${FIRST_ORDER_PERCENT}% OFF`}
      </button>
      <p role="alert" className="offer-said">
        {said && used ? "You have already used your first order discount!" : ""}
      </p>
    </div>
  );
}
