"use client";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { Loading } from "@/components/ui/loading";
import { NoticePage } from "@/components/ui/notice-page";
import { OrderDetails } from "./order-details";
import { OrderSummary } from "./order-summary";

type Props = {
  step: "details" | "summary";
  /** The shop's state when the page was made. */
  initial: ShopState;
  /** Where the shop delivers, in the page's language: 'all over India'. The address is typed on the first step. */
  where?: string;
};

/**
 * A page of the checkout. Both are one script: most of it is needed on both, who opens the first goes on to the second,
 * and what is fetched ahead for an order without a connection has it once.
 */
export function CheckoutPage({ step, initial, where = "" }: Props) {
  const t = useTexts(checkout);
  const { draft, hidden, ready } = useCheckoutDraft();
  const state = useLiveShop(initial);
  if (!ready) return <Loading text={t("opening")} />;
  // A user's checkout after their sign-in has ended: nothing of it is shown to the next customer of this browser.
  if (hidden)
    return (
      <NoticePage
        title={t("signedOut")}
        text={t("signedOutText")}
        href="/login?next=/order-details"
        action={t("signIn")}
      />
    );
  if (!draft)
    return <NoticePage title={t("notFound")} text={t("notFoundText")} href="/#categories" action={t("start")} />;
  return step === "details" ? (
    <OrderDetails draft={draft} state={state} where={where} />
  ) : (
    <OrderSummary draft={draft} state={state} />
  );
}
