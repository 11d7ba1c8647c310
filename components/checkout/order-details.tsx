"use client";
import Link from "next/link";
import type { ComponentType } from "react";
import { useSamplesHad } from "#lib/browser/cart/use-samples.ts";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useRequote } from "#lib/browser/checkout/use-requote.ts";
import type { ClaimProps } from "#lib/browser/offers/use-claim.ts";
import { useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import { hasUnknownOutcome } from "#lib/shop/checkout/checkout-status.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { Loading } from "@/components/ui/loading";
import { Bill } from "./bill";
import { BillNews } from "./bill-news";
import { CheckoutFields } from "./checkout-fields";
import { OrderLines } from "./order-lines";
import { OrderNotFound } from "./order-not-found";
import { Recap } from "./recap";
import { RemoveSamples } from "./remove-samples";
import { SignInAgain } from "./sign-in-again";

type Props = {
  /** The shop's state when the page was rendered. */
  drawn: ShopState;
  /** The line about the first-order offer in the bill. */
  Claim: ComponentType<ClaimProps>;
};

/** The first page of the checkout: the order's lines, the customer, and the address. */
export function OrderDetails({ drawn, Claim }: Props) {
  const { draft, hidden, ready } = useCheckoutDraft();
  const { eligibility, changed } = useRequote(draft);
  const state = useLiveShop(drawn);
  const samplesHad = useSamplesHad();
  if (!ready) return <Loading text="Opening your order" />;
  if (hidden) return <SignInAgain />;
  if (!draft || draft.status.state === "placed") return <OrderNotFound />;
  return (
    <div className="page">
      <h1 className="text-3xl sm:text-6xl">Order details</h1>
      <div className="mt-4 grid items-start gap-6 sm:mt-8 sm:gap-8 lg:grid-cols-[1fr_22rem]">
        {draft.status.state === "queued" ? (
          <p className="notice" role="status">
            This order is saved on this device.{" "}
            <Link href="/order-summary" className="link">
              Track this order
            </Link>
          </p>
        ) : hasUnknownOutcome(draft.status) ? (
          <p className="notice" role="status">
            We don't know yet if this order reached us, so you can't change it right now.{" "}
            <Link href="/order-summary" className="link">
              Send it again to find out
            </Link>
            : it's never placed twice.
          </p>
        ) : (
          <CheckoutFields key={draft.order_id} draft={draft} />
        )}
        <Recap draft={draft} news={<BillNews {...{ draft, eligibility, changed, Claim }} />}>
          <OrderLines draft={draft} state={state} />
          <RemoveSamples draft={draft} eligibility={eligibility} />
          <Bill draft={draft} eligibility={eligibility} samplesHad={samplesHad} />
        </Recap>
      </div>
    </div>
  );
}
