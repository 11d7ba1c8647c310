import { useEffect } from "react";
import { useCartLater } from "#lib/browser/cart/use-cart.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useKnownEligibility } from "#lib/browser/offers/known-offers.ts";
import { known } from "#lib/browser/shop-state/known-shop.ts";
import { refreshShopState } from "#lib/browser/shop-state/refresh-shop-state.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { itemCount } from "#lib/shop/cart/cart.ts";
import { currentLine } from "#lib/shop/cart/line-change.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { FIRST_ORDER_PERCENT } from "#lib/shop/pricing/offer-rules.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { cartBar } from "#texts/en/cart-bar.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { ChevronIcon } from "@/components/ui/icons";
import "./cart-bar.css";
import { Taxes } from "./taxes";

const LINE = "mx-auto flex min-h-12 items-center justify-between gap-4 px-4 md:max-w-[81.5rem] md:px-19";

/**
 * The line at the window's foot: what the cart costs today, as far as this browser knows prices and the customer's
 * offers, or the claimed offer.
 */
export function CartBar() {
  const t = useTexts(cartBar);
  const packs = useTexts(packCount);
  const state = useStore(known, null) ?? OPEN;
  const lines = useCartLater().map((line) => currentLine(line, state).line);
  const { total } = quote(lines, useKnownEligibility());
  useEffect(refreshShopState, []);
  const isEmpty = lines.length === 0;
  return (
    <aside
      aria-label={t(isEmpty ? "offer" : "cart")}
      className="cart-bar fixed inset-x-0 bottom-[var(--bar,0rem)] z-19 bg-leaf text-rice"
    >
      {isEmpty ? (
        <p role="status" className={LINE}>
          {t("claimed", { percent: FIRST_ORDER_PERCENT })}
        </p>
      ) : (
        <Link href="/cart" className={LINE}>
          <span>
            <span>{`${itemCount(lines, packs)} ·`}</span> <strong className="whitespace-nowrap">{rupees(total)}</strong>{" "}
            <Taxes />
          </span>
          <span className="flex items-center gap-1 font-semibold">
            {t("view")} <ChevronIcon className="size-5 -rotate-90" />
          </span>
        </Link>
      )}
    </aside>
  );
}
