import { useEffect } from "react";
import { useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useLiveShop } from "#lib/browser/shop-state/live-shop.ts";
import { isReadyToPlace } from "#lib/shop/checkout/checkout-draft.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { QueuedCheckout } from "@/components/offline-queue/queued-checkout";
import { Loading } from "@/components/ui/loading";
import { OrderNotFound, SignInAgain } from "./order-not-found";
import { OrderPlaced } from "./order-placed";
import { PlaceOrder } from "./place-order";

type Props = {
  /** The shop's state when the page was made. */
  initial: ShopState;
};

/** The last page of the checkout: the whole order, Place Order, and then the result. */
export function OrderSummary({ initial }: Props) {
  const t = useTexts(checkout);
  const { draft, hidden, ready } = useCheckoutDraft();
  const state = useLiveShop(initial);
  const router = usePageRouter();
  const unfinished = draft !== null && !isReadyToPlace(draft);
  useEffect(() => {
    if (unfinished) router.replace("/order-details");
  }, [unfinished, router]);

  if (ready && hidden) return <SignInAgain />;
  if (ready && !draft) return <OrderNotFound />;
  if (!draft || unfinished) return <Loading text={t("opening")} />;
  if (draft.status.state === "queued") return <QueuedCheckout />;
  const order = placedOrder(draft.status);
  return order ? <OrderPlaced order={order} /> : <PlaceOrder draft={draft} state={state} />;
}
