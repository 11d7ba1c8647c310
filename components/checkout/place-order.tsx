import { useEffect, useRef } from "react";
import { useCart } from "#lib/browser/cart/use-cart.ts";
import { editDraft } from "#lib/browser/checkout/checkout-store.ts";
import { useIsPlacing, usePlaceOrder } from "#lib/browser/checkout/use-place-order.ts";
import { useRequote } from "#lib/browser/checkout/use-requote.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { lineChange } from "#lib/shop/cart/line-change.ts";
import { type CheckoutDraft, isOlderThan, withCart } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { pauseText, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { orderSummary } from "#texts/en/order-summary.ts";
import { BarTotal } from "@/components/cart/bar-total";
import { Agreement } from "@/components/policies/agreement";
import { TitledSection } from "@/components/ui/titled-section";
import { Bill } from "./bill";
import { BillChanges } from "./bill-changes";
import { OrderLines } from "./order-lines";
import { PlacingMessage } from "./placing-message";
import { RemoveSamples } from "./remove-samples";
import { ShippingInfo } from "./shipping-info";

type Props = {
  draft: CheckoutDraft;
  state: ShopState;
};

/** The order as it will be placed, and the button that places it. */
export function PlaceOrder({ draft, state }: Props) {
  const t = useTexts(orderSummary);
  const shared = useTexts(checkout);
  const placing = usePlaceOrder();
  const { lines } = useCart();
  const { eligibility, changed } = useRequote(draft);
  const message = useRef<HTMLDivElement>(null);
  const { data, error, submittedAt } = placing;
  const isPending = useIsPlacing();

  const answered = !isPending && (data !== undefined || error !== null);
  useEffect(() => {
    if (answered && submittedAt) message.current?.focus();
  }, [answered, submittedAt]);

  const soldOut = draft.items.some((line) => lineChange(line, state)?.kind === "sold_out");
  const isOpen = isEditable(draft.status);
  // An order that was sent already may be sent again: the server knows whether it has it.
  const isHeld = isOpen && (pauseText(state) !== null || soldOut);
  // Ordered in another tab, or taken out of the cart there.
  const gone = draft.isFromCart && isOpen && !draft.items.some(({ name }) => lines.some((line) => line.name === name));
  const takeCart = () => {
    editDraft(draft.order_id, (now) => withCart(now, lines, eligibility));
    message.current?.focus();
  };
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">{t("title")}</h1>
      <div ref={message} tabIndex={-1} role="alert" className="mt-6 grid gap-3 empty:hidden">
        {!isPending && <PlacingMessage draft={draft} failed={error !== null} />}
        {isOlderThan(lines, draft) && (
          <p className="notice py-1">
            <button type="button" className="link min-h-11 text-left" onClick={takeCart}>
              {t("changed")}
            </button>
          </p>
        )}
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <ShippingInfo draft={draft} />
        <TitledSection name="product-details" title={t("products")} className="card bill p-6">
          <OrderLines draft={draft} state={state} />
          <RemoveSamples draft={draft} eligibility={eligibility} />
          <Bill draft={draft} eligibility={eligibility} />
          <BillChanges draft={draft} eligibility={eligibility} changed={changed} />
          <div className="checkout-bar lg:mt-2">
            <BarTotal lines={draft.items} total={draft.final_amount} />
            <button
              type="button"
              className="button w-full"
              disabled={isPending || isHeld}
              onClick={() => placing.mutate(draft)}
            >
              {isPending ? shared("busy") : t(gone ? "again" : "place")}
            </button>
          </div>
          <Agreement />
          {draft.isFromCart && isOpen && (
            <Link href="/cart" className="link mt-3 flex min-h-11 items-center justify-center">
              {t("changeCart")}
            </Link>
          )}
          <p className="mt-3 text-sm text-tamarind">{t("payment", { payment: paymentWay() })}</p>
        </TitledSection>
      </div>
    </div>
  );
}
