"use client";
import { useEffect, useLayoutEffect, useRef } from "react";
import { changeDraft, useCheckoutDraft } from "#lib/browser/checkout/use-checkout.ts";
import { dequeue, useQueuedOrders } from "#lib/browser/offline-queue/queue.ts";
import { lockTitle } from "#lib/browser/page/page-title.ts";
import { shop } from "#lib/shop/shop.ts";
import { NoticePage } from "@/components/ui/notice-page";
import { QueuedOrderCard } from "./queued-order-card";

/** The checkout whose order is kept on this device: what becomes of it, told where she placed it. */
export function QueuedCheckout() {
  const { draft } = useCheckoutDraft();
  const { orders } = useQueuedOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = orders.find(({ order_id }) => order_id === draft?.order_id);
  const state = order?.fate.state;
  const title = state === "needs_ok" ? "Needs your OK" : "Saved on this device";
  const isHere = order !== undefined;
  useLayoutEffect(() => (isHere ? lockTitle(`${title} | ${shop.name}`) : undefined), [isHere, title]);
  useEffect(() => {
    if (state === "waiting") heading.current?.focus();
  }, [state]);
  const placed = order?.fate.state === "placed" ? order.fate.order : null;
  useEffect(() => {
    if (!placed) return;
    const tell = () => {
      changeDraft(placed.order_id, (now) => ({ ...now, locked: false, kept: false, placed }));
      // A page that nobody looks at tells nobody.
      if (document.visibilityState === "visible") void dequeue(placed.order_id);
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [placed]);

  if (!order)
    return (
      <NoticePage
        title="Order Not Found"
        text="This order is no longer saved here: it was dealt with in another tab."
        href="/#categories"
        action="Continue Shopping"
      />
    );
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
