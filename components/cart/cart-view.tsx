"use client";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { acceptPrices, useCart } from "#lib/browser/cart/use-cart.ts";
import { bringSamplesToCart } from "#lib/browser/cart/use-samples.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useOffers } from "#lib/browser/offers/use-offers.ts";
import { useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { currentLine, isSold } from "#lib/shop/cart/line-change.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { orderOnWhatsApp } from "#lib/shop/messages/order-on-whatsapp.ts";
import { AREA } from "#lib/shop/order/delivery-area.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { samplesProblem } from "#lib/shop/pricing/sample-texts.ts";
import { pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { cart as cartTexts } from "#texts/en/cart.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";
import { ClaimInBill } from "@/components/offers/claim-in-bill";
import { Loading } from "@/components/ui/loading";
import { NoticePage } from "@/components/ui/notice-page";
import { TitledSection } from "@/components/ui/titled-section";
import { CartLineRow } from "./cart-line-row";
import { CheckoutButton } from "./checkout-button";
import { ExplainedBill } from "./explained-bill";
import { FreeSamples } from "./free-samples";

/** Fetched where it may be needed: the words would weigh on every cart. Without a network the order details say it. */
const NotDelivered = lazy(() =>
  import("./not-delivered").then(
    (module) => ({ default: module.NotDelivered }),
    () => ({ default: () => null }),
  ),
);

type Props = {
  /** The shop's state when the page was rendered. */
  initial: ShopState;
  /** Shown below an empty cart. */
  empty: ReactNode;
};

/** The cart: its lines, its total, and the checkout button. */
export function CartView({ initial, empty }: Props) {
  const t = useTexts(cartTexts);
  const sampleTexts = useTexts(sampleRules);
  const language = useLanguage();
  const { lines, setQuantity, clear, restore } = useCart();
  const { eligibility } = useOffers();
  const state = useLiveShop(initial);
  const page = useRef<HTMLDivElement>(null);
  /** The last change of the cart, and for a removal the lines before it. */
  const [change, setChange] = useState<{ text: string; before?: CartLine[] }>({ text: "" });
  const hasPacks = !lines.every(isSample);
  useEffect(() => {
    if (hasPacks) bringSamplesToCart();
  }, [hasPacks]);
  if (!useHydrated()) return <Loading text={t("opening")} />;

  const today = lines.map((line) => currentLine(line, state));
  const sold = today.filter(({ change }) => isSold(change)).map(({ line }) => line);
  const bill = quote(sold, eligibility);
  const unsold = sold.length < lines.length ? t("removeUnsold") : null;
  const problem = unsold ?? samplesProblem(lines, sampleTexts);
  const isHeld = problem !== null || pauseText(state) !== null;
  /** The button that was pressed is removed with its line: the focus stays in the cart, and the change is announced. */
  const announce = (text: string, before?: CartLine[]) => {
    setChange({ text, before });
    page.current?.focus();
  };
  const undo = (before: CartLine[]) => {
    restore(before);
    announce(t("restored"));
  };
  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <div role="status" className={change.before ? "page" : "sr-only"}>
        {change.before ? (
          <p className="notice mb-4 flex items-center justify-between gap-4 py-1">
            <span>{change.text}</span>
            <button
              type="button"
              className="link min-h-11 px-3 font-semibold"
              onClick={() => undo(change.before ?? [])}
            >
              {t("undo")}
            </button>
          </p>
        ) : (
          change.text
        )}
      </div>
      {lines.length === 0 ? (
        <>
          <NoticePage title={t("empty")} text={t("emptyText")} href="/#categories" action={t("start")} />
          {empty}
        </>
      ) : (
        <div className="page">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h1 className="text-4xl sm:text-6xl">{t("title")}</h1>
            <button
              type="button"
              className="link min-h-11"
              onClick={() => {
                clear();
                announce(t("cleared"), lines);
              }}
            >
              {t("clear")}
            </button>
          </div>
          <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
            <div className="grid gap-6">
              <ul className="grid gap-4">
                {today.map(({ line, change }) => (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    change={change}
                    onAcceptPrice={() => {
                      acceptPrices([line]);
                      announce(t("accepted", { name: lineNameIn(language, line.name) }));
                    }}
                    onQuantity={(quantity) => {
                      setQuantity(line.id, quantity);
                      if (quantity === 0) announce(t("removed", { name: lineNameIn(language, line.name) }), lines);
                    }}
                  />
                ))}
              </ul>
              <FreeSamples eligibility={eligibility} />
            </div>
            <TitledSection name="cart-summary" title={t("summary")} className="card bill p-6">
              <ExplainedBill bill={bill} lines={sold} eligibility={eligibility} />
              <ClaimInBill lines={sold} total={bill.total} eligibility={eligibility} />
              {problem && <p className="notice mt-4">{problem}</p>}
              <Suspense>{AREA !== "all" && <NotDelivered />}</Suspense>
              <CheckoutButton lines={sold} total={bill.total} disabled={isHeld} />
              <Link href="/#categories" className="link mt-3 flex min-h-11 items-center justify-center">
                {t("continue")}
              </Link>
              <a href={orderOnWhatsApp(sold)} rel="noopener" className="link flex min-h-11 items-center justify-center">
                {t("whatsapp")}
              </a>
            </TitledSection>
          </div>
        </div>
      )}
    </div>
  );
}
