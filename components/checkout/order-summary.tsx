import { useEffect } from "react";
import { usePageRouter } from "#lib/browser/language/navigation.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { type CheckoutDraft, isReadyToPlace } from "#lib/shop/checkout/checkout-draft.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import type { ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { checkout } from "#texts/en/checkout.ts";
import { QueuedCheckout } from "@/components/offline-queue/queued-checkout";
import { Loading } from "@/components/ui/loading";
import { OrderPlaced } from "./order-placed";
import { PlaceOrder } from "./place-order";

type Props = { draft: CheckoutDraft; state: ShopState };

/** The last page of the checkout: the whole order, Place Order, and then the result. */
export function OrderSummary({ draft, state }: Props) {
  const t = useTexts(checkout);
  const router = usePageRouter();
  const unfinished = !isReadyToPlace(draft);
  useEffect(() => {
    if (unfinished) router.replace("/order-details");
  }, [unfinished, router]);

  if (unfinished) return <Loading text={t("opening")} />;
  if (draft.status.state === "queued") return <QueuedCheckout />;
  const order = placedOrder(draft.status);
  return order ? <OrderPlaced order={order} /> : <PlaceOrder draft={draft} state={state} />;
}
