"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useCheckoutDraft } from "#lib/browser/checkout/use-checkout.ts";
import { useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import { isReadyToPlace } from "#lib/shop/checkout/checkout-draft.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { Loading } from "@/components/ui/loading";
import { OrderNotFound } from "./order-not-found";
import { OrderPlaced } from "./order-placed";
import { PlaceOrder } from "./place-order";
import { SignInAgain } from "./sign-in-again";

type Props = {
  /** The shop's state when the page was made. */
  drawn: ShopState;
  /** What stands here while the order is kept on this device because the server could not be given it. */
  kept: ReactNode;
};

/** The last page of the checkout: everything once more, Place Order, and then what became of it. */
export function OrderSummary({ drawn, kept }: Props) {
  const { draft, hidden, ready } = useCheckoutDraft();
  const state = useLiveShop(drawn);
  const router = useRouter();
  const unfinished = draft !== null && !isReadyToPlace(draft);
  useEffect(() => {
    if (unfinished) router.replace("/order-details");
  }, [unfinished, router]);

  if (ready && hidden) return <SignInAgain />;
  if (ready && !draft) return <OrderNotFound />;
  if (!draft || unfinished) return <Loading text="Opening your order" />;
  if (draft.kept) return kept;
  return draft.placed ? <OrderPlaced order={draft.placed} /> : <PlaceOrder draft={draft} state={state} />;
}
