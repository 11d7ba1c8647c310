"use client";
import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { dismissPopup, popupIsDue, subscribeToPopup } from "@/lib/browser/offer-popup";
import { rememberedUser } from "@/lib/browser/remembered-user";
import { refreshOffers } from "@/lib/browser/use-offers";
import { FIRST_ORDER_PERCENT, firstOrderMinimumText } from "@/lib/shop/offers";
import "@/components/ui/edge-card.css";

/**
 * Tells of the first-order offer: a card at the edge of the window that takes no focus and moves nothing. On a phone the
 * page can be scrolled clear of it to its very end.
 */
export function FirstOrderPopup() {
  const router = useRouter();
  const due = useSyncExternalStore(subscribeToPopup, popupIsDue, () => false);
  const [asked, setAsked] = useState(() => rememberedUser.read() === null);
  useEffect(() => {
    // Whoever is signed in may have used the offer elsewhere.
    if (rememberedUser.read()) refreshOffers().then(() => setAsked(true));
  }, []);
  if (!due || !asked) return null;
  return (
    <aside aria-labelledby="first-order-popup" className="edge-card offer-popup">
      <p className="edge-card-share max-md:hidden" aria-hidden="true">
        {FIRST_ORDER_PERCENT}%
      </p>
      <div className="min-w-0 max-md:col-span-full">
        <h2 id="first-order-popup" className="text-xl sm:text-2xl">
          {FIRST_ORDER_PERCENT}% off your first order
        </h2>
        <p className="text-sm sm:mt-1 sm:text-base">
          {firstOrderMinimumText}
          <span className="max-md:hidden">. Free delivery.</span>
        </p>
      </div>
      <div className="edge-card-buttons">
        <button
          type="button"
          className="button min-h-11 flex-1 px-4"
          onClick={() => router.push(rememberedUser.read() ? "/first-order" : "/login?next=/first-order")}
        >
          Claim {FIRST_ORDER_PERCENT}% off
        </button>
        <button type="button" className="link min-h-11 px-3 font-semibold" onClick={dismissPopup}>
          No thanks
        </button>
      </div>
    </aside>
  );
}
