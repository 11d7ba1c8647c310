"use client";
import Link from "next/link";
import { Loading } from "@/components/ui/loading";
import { SumList } from "@/components/ui/sum-list";
import { useCheckoutDraft } from "@/lib/browser/use-checkout";
import { amountRows, amountsOfDraft } from "@/lib/shop/amounts";
import { CheckoutFields } from "./checkout-fields";
import { OrderLines } from "./order-lines";
import { OrderNotFound } from "./order-not-found";

/** The first page of the checkout: what is ordered, who orders, and where it goes. */
export function OrderDetails() {
  const { draft, ready } = useCheckoutDraft();
  if (!ready) return <Loading text="Opening your order" />;
  if (!draft || draft.placed) return <OrderNotFound />;
  return (
    <div className="page">
      <h1 className="text-4xl sm:text-6xl">Order details</h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        {draft.locked ? (
          <p className="notice" role="status">
            We don't know yet whether this order reached us, so it can't be changed now.{" "}
            <Link href="/order-summary" className="link">
              Send it again to find out
            </Link>
            : it is never placed twice.
          </p>
        ) : (
          <CheckoutFields key={draft.order_id} draft={draft} />
        )}
        <section aria-labelledby="your-order" className="card p-6 max-lg:order-first">
          <h2 id="your-order" className="text-2xl">
            Your order
          </h2>
          <OrderLines items={draft.items} />
          <SumList rows={amountRows(amountsOfDraft(draft))} />
        </section>
      </div>
    </div>
  );
}
