import { useEffect, useRef, useState } from "react";
import { dismissPopup, popupIsDue } from "#lib/browser/account/offer-storage.ts";
import { rememberedUser } from "#lib/browser/account/remembered-user.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useClearPlace } from "#lib/browser/page/use-clear-place.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { claimAddress } from "#lib/shop/account/next-page.ts";
import { englishPath } from "#lib/shop/language/paths.ts";
import { FIRST_ORDER_PERCENT, firstOrderMinimum } from "#lib/shop/pricing/offer-rules.ts";
import { offerPopup } from "#texts/en/offer-popup.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { CloseIcon } from "@/components/ui/icons";
import "@/components/ui/edge-card.css";

const askServer = () => import("#lib/browser/offers/use-offers.ts").then(({ refreshOffers }) => refreshOffers());
/** Its code could not be fetched: nothing is known, and nothing is promised. */
const noWord = () => {};

/**
 * Shows the first-order offer: a card at the edge of the window that takes no focus and moves nothing. On a phone it is
 * one slim line, and the page can be scrolled clear of it to its very end. Where it would cover a button at rest, it
 * appears with the next scroll.
 */
export function FirstOrderPopup() {
  const t = useTexts(offerPopup);
  const rich = useRichTexts(offerPopup);
  const minimum = firstOrderMinimum(useTexts(offerRules));
  const router = usePageRouter();
  const due = useStore(popupIsDue, false);
  const card = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(() => rememberedUser.read() === null);
  useEffect(() => {
    // A signed-in user may have used the offer elsewhere, so the server is asked first. A guest does not download that
    // code.
    if (rememberedUser.read()) askServer().then(() => setAsked(true), noWord);
  }, []);
  const shown = due && asked;
  const isClear = useClearPlace(card, shown);
  if (!shown) return null;
  return (
    <aside
      ref={card}
      aria-labelledby="first-order-popup"
      className={`needs-accounts edge-card edge-line offer-popup ${isClear ? "" : "invisible"}`}
    >
      <p className="edge-card-share max-md:hidden" aria-hidden="true">
        {FIRST_ORDER_PERCENT}%
      </p>
      <div className="min-w-0">
        <h2 id="first-order-popup" className="text-sm max-md:leading-[1.15] md:text-2xl">
          {t("off", { percent: FIRST_ORDER_PERCENT })}
        </h2>
        <p className="text-xs max-md:leading-[1.15] md:mt-1 md:text-base">
          {minimum}
          <span className="max-md:hidden">{t("freeDelivery")}</span>
        </p>
      </div>
      <div className="edge-card-buttons">
        <button
          type="button"
          className="button button-quiet min-h-11 px-4 md:flex-1"
          onClick={() =>
            router.push(claimAddress(rememberedUser.read() !== null, englishPath(window.location.pathname)))
          }
        >
          {/* One text node: the button's own gap would come between its words. */}
          <span>
            {rich("claim", {
              percent: FIRST_ORDER_PERCENT,
              more: (words) => <span className="max-md:sr-only">{words}</span>,
            })}
          </span>
        </button>
        <button
          type="button"
          className="link grid min-h-11 min-w-11 place-items-center font-semibold md:px-3"
          onClick={dismissPopup}
        >
          <span className="max-md:sr-only">{t("noThanks")}</span>
          <CloseIcon className="size-5 md:hidden" />
        </button>
      </div>
    </aside>
  );
}
