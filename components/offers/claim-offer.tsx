"use client";
import { useEffect, useRef, useState } from "react";
import { dismissPopup } from "#lib/browser/account/offer-storage.ts";
import { useUser } from "#lib/browser/account/use-user.ts";
import type { Failure } from "#lib/browser/api/result.ts";
import { cartItem } from "#lib/browser/cart/use-cart.ts";
import { readDraft } from "#lib/browser/checkout/checkout-store.ts";
import { Link } from "#lib/browser/language/link.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { claimFirstOrder } from "#lib/browser/offers/use-offers.ts";
import { claimAddress, pageBeforeClaim } from "#lib/shop/account/next-page.ts";
import { shownCategories } from "#lib/shop/catalogue/catalogue.ts";
import { isReadyToPlace } from "#lib/shop/checkout/checkout-draft.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum } from "#lib/shop/pricing/offer-rules.ts";
import { claimOffer } from "#texts/en/claim-offer.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { Loading } from "@/components/ui/loading";

/**
 * Claims the first-order offer for the signed-in user and goes back to what they were buying; sends a guest to sign in
 * first.
 */
export function ClaimOffer() {
  const t = useTexts(claimOffer);
  const minimum = firstOrderMinimum(useTexts(offerRules));
  const say = useSentence();
  const router = usePageRouter();
  const { status, user, ready } = useUser();
  const [problem, setProblem] = useState<Failure | null>(null);
  const claiming = useRef(false);

  useEffect(() => {
    if (!ready) return;
    const back = pageBeforeClaim(window.location.search);
    if (status === "signed-out") return router.replace(claimAddress(false, back ?? ""));
    if (status !== "signed-in" || claiming.current) return;
    claiming.current = true;
    claimFirstOrder(user.id).then((claimed) => {
      if (!claimed.ok) return setProblem(claimed);
      dismissPopup();
      // There the bill says what it saves, and elsewhere the line of the cart.
      router.replace(pageUnderWay(back) ?? someCategory());
    });
  }, [ready, status, user, router]);

  if (problem === null) return <Loading text={t("claiming")} />;
  return (
    <div className="page grid justify-items-start gap-5">
      <h1 className="text-4xl sm:text-6xl">{t("off", { percent: FIRST_ORDER_PERCENT })}</h1>
      <p role="alert" className="notice notice-error text-lg">
        {say(problem)}
      </p>
      <p>{minimum}.</p>
      <Link href={pageUnderWay(pageBeforeClaim(window.location.search)) ?? "/#categories"} className="button">
        {t("continue")}
      </Link>
    </div>
  );
}

function someCategory(): string {
  const categories = shownCategories();
  const some = categories[Math.floor(Math.random() * categories.length)];
  return some ? `/category/${some.slug}` : "/categories";
}

/**
 * The page of what the customer is buying, or null when they are buying nothing.
 * @param back the page on which they pressed the button, if it has a bill: that one, as long as there is something on
 *   it
 */
function pageUnderWay(back: string | null): string | null {
  const draft = readDraft();
  const cart = cartItem.read().length > 0 ? "/cart" : null;
  const isUnderWay = draft !== null && !["placed", "queued"].includes(draft.status.state);
  if (!isUnderWay || (back === "/cart" && cart)) return cart;
  return back === "/order-details" || !isReadyToPlace(draft) ? "/order-details" : "/order-summary";
}
