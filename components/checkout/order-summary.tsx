"use client";
import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { Loading } from "@/components/ui/loading";
import { SumList } from "@/components/ui/sum-list";
import { finishCheckout } from "@/lib/browser/finish-checkout";
import { type Placing, placeOrder } from "@/lib/browser/place-order";
import { changeDraft, useCheckoutDraft } from "@/lib/browser/use-checkout";
import { addressLine } from "@/lib/shop/address";
import { amountRows } from "@/lib/shop/amounts";
import { requoted } from "@/lib/shop/checkout-draft";
import { OrderLines } from "./order-lines";
import { OrderNotFound } from "./order-not-found";
import { OrderPlaced } from "./order-placed";
import { PriceChange } from "./price-change";

/** The last page of the checkout: everything once more, Place Order, and then the placed order. */
export function OrderSummary() {
  const { draft, ready } = useCheckoutDraft();
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const message = useRef<HTMLDivElement>(null);

  const placing = useMutation({
    mutationFn: placeOrder,
    onSuccess: (result: Placing) => {
      if (result.kind === "placed") finishCheckout(result.order);
      if (result.kind === "unknown") changeDraft((kept) => ({ ...kept, locked: true }));
      if (result.kind === "refused") changeDraft((kept) => ({ ...kept, locked: false }));
      if (result.kind === "price_changed") {
        setShownBefore(draft?.final_amount ?? null);
        changeDraft((kept) => ({ ...requoted(kept, result.quote), locked: false }));
      }
    },
  });
  const { data: result, isPending, submittedAt } = placing;
  const sentence = result && result.kind !== "placed" ? result.sentence : null;
  useEffect(() => {
    if (sentence && submittedAt) message.current?.focus();
  }, [sentence, submittedAt]);

  if (!ready) return <Loading text="Opening your order" />;
  if (draft?.placed) return <OrderPlaced order={draft.placed} />;
  if (!draft || !(draft.formChecked || draft.locked)) return <OrderNotFound />;
  const { form } = draft;
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">Order summary</h1>
      <div ref={message} tabIndex={-1} role="alert" className="mt-6 empty:hidden">
        {sentence && !isPending && <p className="notice notice-error">{sentence}</p>}
        {result?.kind === "price_changed" && !isPending && (
          <PriceChange before={shownBefore} now={draft.final_amount} />
        )}
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="shipping-info" className="card p-6">
          <h2 id="shipping-info" className="text-2xl">
            Shipping info
          </h2>
          <address className="mt-4 not-italic">
            {form.guest_name}
            <br />
            {addressLine(form)}
            <br />
            {form.guest_phone}
            {form.guest_email && (
              <>
                <br />
                {form.guest_email}
              </>
            )}
          </address>
          {!draft.locked && (
            <Link href="/order-details" className="link mt-3 inline-flex min-h-11 items-center">
              Change
            </Link>
          )}
        </section>
        <section aria-labelledby="product-details" className="card p-6">
          <h2 id="product-details" className="text-2xl">
            Product details
          </h2>
          <OrderLines items={draft.items} />
          <SumList
            rows={amountRows({
              subtotal: draft.total_amount,
              discount: draft.discount_amount,
              total: draft.final_amount,
            })}
          />
          <button
            type="button"
            className="button mt-5 w-full"
            disabled={isPending}
            onClick={() => placing.mutate(draft)}
          >
            {isPending ? "Processing..." : "Place Order"}
          </button>
          <p className="mt-3 text-sm text-tamarind">
            Nothing is charged online. We confirm payment with you before dispatch.
          </p>
        </section>
      </div>
    </div>
  );
}
