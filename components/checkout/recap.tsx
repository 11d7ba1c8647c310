import type { ReactNode } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { eventStore, useStore } from "#lib/browser/storage/store.ts";
import { itemCount } from "#lib/shop/cart/cart.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { orderDetails } from "#texts/en/order-details.ts";
import { packCount } from "#texts/en/pack-count.ts";
import { Taxes } from "@/components/cart/taxes";
import "@/components/ui/checkout-bar.css";
import { ChevronIcon } from "@/components/ui/icons";

const query = () => window.matchMedia("(min-width: 64rem)");
const wideScreen = eventStore(query, ["change"], () => query().matches);

type Props = {
  draft: CheckoutDraft;
  lines: ReactNode;
  children: ReactNode;
  /** Shown below, also while the rest is closed. */
  changes: ReactNode;
};

/** So many lines leave a low phone its first screen. */
const FEW = 3;

/** What is ordered, beside the fields; on narrow screens its total and few lines are above them, and the rest opens. */
export function Recap({ draft, lines, children, changes }: Props) {
  const t = useTexts(orderDetails);
  const packs = useTexts(packCount);
  const isWide = useStore(wideScreen, false);
  const isShort = draft.items.length <= FEW;
  return (
    <section aria-labelledby="your-order" className="card bill px-5 max-lg:order-first lg:px-6 lg:pt-6">
      <h2 id="your-order" className="text-2xl max-lg:sr-only">
        {t("yourOrder")}
      </h2>
      {isShort && lines}
      <details open={isWide}>
        <summary className="flex min-h-12 items-center justify-between gap-3 py-2 lg:hidden">
          <span>
            <span>{t("recap", { items: itemCount(draft.items, packs) })}</span> <Taxes />
          </span>
          <span className="flex items-center gap-2 font-semibold">
            <span className="whitespace-nowrap">{rupees(draft.final_amount)}</span> <ChevronIcon className="size-5" />
          </span>
        </summary>
        <div className="pb-4">
          {!isShort && lines}
          {children}
        </div>
      </details>
      <div className="not-empty:pb-4">{changes}</div>
    </section>
  );
}
