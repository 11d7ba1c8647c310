"use client";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { Loading } from "@/components/ui/loading";
import { useCheckoutDraft } from "@/lib/browser/use-checkout";
import { isReadyToPlace } from "@/lib/shop/checkout-draft";
import { OrderNotFound } from "./order-not-found";
import { OrderPlaced } from "./order-placed";
import { PlaceOrder } from "./place-order";

/** The last page of the checkout: everything once more, Place Order, and then the placed order. */
export function OrderSummary() {
  const { draft, ready } = useCheckoutDraft();
  const router = useRouter();
  const unfinished = draft !== null && !isReadyToPlace(draft);
  useEffect(() => {
    if (unfinished) router.replace("/order-details");
  }, [unfinished, router]);

  if (ready && !draft) return <OrderNotFound />;
  if (!draft || unfinished) return <Loading text="Opening your order" />;
  return draft.placed ? <OrderPlaced order={draft.placed} /> : <PlaceOrder draft={draft} />;
}
