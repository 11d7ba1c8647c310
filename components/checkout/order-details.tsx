import type { ReactNode } from "react";
import { useIsPlacing } from "#lib/browser/checkout/use-place-order.ts";
import { useRequote } from "#lib/browser/checkout/use-requote.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { hasUnknownOutcome, placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { orderDetails } from "#texts/en/order-details.ts";
import { NoticePage } from "@/components/ui/notice-page";
import { Bill } from "./bill";
import { BillChanges } from "./bill-changes";
import { CheckoutFields } from "./checkout-fields";
import { OrderLines } from "./order-lines";
import { Recap } from "./recap";
import { RemoveSamples } from "./remove-samples";

type Props = {
  draft: CheckoutDraft;
  state: ShopState;
  /** The shop delivers, in the page's language: 'all over India'. */
  where: string;
};

const toSummary = (words: ReactNode) => (
  <Link href="/order-summary" className="link">
    {words}
  </Link>
);

/** The first page of the checkout: the order's lines, the customer, and the address. */
export function OrderDetails({ draft, state, where }: Props) {
  const t = useTexts(orderDetails);
  const rich = useRichTexts(orderDetails);
  const shared = useTexts(checkout);
  const { eligibility, changed } = useRequote(draft);
  const isPlacing = useIsPlacing();
  // It stays on one line of the heading.
  const number = spokenNumber(draft.order_id).replace(" ", "\u00a0");
  const order = placedOrder(draft.status);
  const isQueued = draft.status.state === "queued";
  // Who comes back must not take it for lost, and order again.
  if (order)
    return (
      <NoticePage
        title={shared("placed", { number })}
        text={shared("placedText")}
        href={`/order-status#id=${order.order_id}`}
        action={shared("track")}
      />
    );
  return (
    <div className="page">
      <h1 className="text-3xl sm:text-6xl">{t("title")}</h1>
      <div className="mt-4 grid items-start gap-6 sm:mt-8 sm:gap-8 lg:grid-cols-[1fr_22rem]">
        {isQueued || hasUnknownOutcome(draft.status) ? (
          <p className="notice" role="status">
            {isQueued && rich("queued", { track: toSummary })}
            {!isQueued && (isPlacing ? t("sending", { number }) : rich("unknown", { send: toSummary }))}
          </p>
        ) : (
          <CheckoutFields key={draft.order_id} draft={draft} where={where} />
        )}
        <Recap
          draft={draft}
          lines={<OrderLines draft={draft} state={state} />}
          changes={<BillChanges draft={draft} eligibility={eligibility} changed={changed} />}
        >
          <RemoveSamples draft={draft} eligibility={eligibility} />
          <Bill draft={draft} eligibility={eligibility} />
        </Recap>
      </div>
    </div>
  );
}
