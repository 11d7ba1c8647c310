import { useEffect, useState } from "react";
import { useOfferState } from "#lib/browser/account/offer-storage.ts";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { claimAddress } from "#lib/shop/account/next-page.ts";
import { englishPath } from "#lib/shop/language/paths.ts";
import { FIRST_ORDER_PERCENT, offerRefusal } from "#lib/shop/pricing/offer-rules.ts";
import { offerButton } from "#texts/en/offer-button.ts";
import { offerRules } from "#texts/en/offer-rules.ts";

const percent = FIRST_ORDER_PERCENT;

/** How long the message is shown, in milliseconds. */
const SHOWN = 6000;

/**
 * The header's link to the first-order offer. It reads USED when an order of this customer has used the offer. Once the
 * offer is claimed or over the button says so, and is no link.
 */
export function OfferButton() {
  const t = useTexts(offerButton);
  const rules = useTexts(offerRules);
  const router = usePageRouter();
  const user = useRememberedUser();
  const state = useOfferState(user?.id ?? null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isShown]);

  const press = () => {
    if (state !== "open") return setShown(true);
    router.push(claimAddress(user !== null, englishPath(window.location.pathname)));
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
        {state === "used" ? t("used") : t("off", { percent })}
      </button>
      <p role="alert" className="offer-message">
        {isShown && state !== "open" && (state === "claimed" ? t("claimed", { percent }) : offerRefusal(state, rules))}
      </p>
    </div>
  );
}
