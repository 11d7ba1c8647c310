import { useEffect, useLayoutEffect, useRef } from "react";
import { dispatch, useCheckoutDraft } from "#lib/browser/checkout/checkout-store.ts";
import { dequeue, useQueuedOrders } from "#lib/browser/checkout/queue.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { lockTitle } from "#lib/browser/page/page-title.ts";
import { listen } from "#lib/browser/storage/store.ts";
import { placedOrder } from "#lib/shop/checkout/checkout-status.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { queue } from "#texts/en/queue.ts";
import { NoticePage } from "@/components/ui/notice-page";
import { QueuedOrderCard } from "./queued-order-card";

/** The checkout whose order is in the offline order queue, shown on the page where the customer pressed Place Order. */
export function QueuedCheckout() {
  const t = useTexts(queue);
  const shopName = shop.names[useLanguage()];
  const { draft } = useCheckoutDraft();
  const { orders } = useQueuedOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = orders.find(({ order_id }) => order_id === draft?.order_id);
  const state = order?.status.state;
  const title = t(state === "needs_ok" ? "needsOk" : "saved");
  const isHere = order !== undefined;
  useLayoutEffect(() => (isHere ? lockTitle(`${title} | ${shopName}`) : undefined), [isHere, title, shopName]);
  useEffect(() => {
    if (state === "queued") heading.current?.focus();
  }, [state]);
  const placed = order ? placedOrder(order.status) : null;
  useEffect(() => {
    if (!placed) return;
    const show = () => {
      dispatch(placed, { type: "placed", order: placed });
      // In a hidden tab the customer has not seen it yet.
      if (document.visibilityState === "visible") void dequeue(placed.order_id);
    };
    show();
    return listen(document, ["visibilitychange"], show);
  }, [placed]);

  if (!order) return <NoticePage title={t("notFound")} text={t("finished")} href="/#categories" action={t("more")} />;
  return (
    <div className="page">
      <div className="grid max-w-2xl gap-6">
        <h1 ref={heading} tabIndex={-1} className="text-4xl sm:text-6xl">
          {title}
        </h1>
        <QueuedOrderCard order={order} />
      </div>
    </div>
  );
}
