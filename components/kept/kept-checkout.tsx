"use client";
import { useEffect, useLayoutEffect, useRef } from "react";
import { keepTitle } from "#lib/browser/hold-title.ts";
import { removeKept, useKeptOrders } from "#lib/browser/kept-orders.ts";
import { changeDraft, useCheckoutDraft } from "#lib/browser/use-checkout.ts";
import { shop } from "#lib/shop/shop.ts";
import { NoticePage } from "@/components/ui/notice-page";
import { KeptOrderCard } from "./kept-order-card";

/** The checkout whose order is kept on this device: what becomes of it, told where she placed it. */
export function KeptCheckout() {
  const { draft } = useCheckoutDraft();
  const { orders } = useKeptOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = orders.find(({ order_id }) => order_id === draft?.order_id);
  const state = order?.fate.state;
  const title = state === "needs_ok" ? "Needs your OK" : "Saved on this device";
  const isHere = order !== undefined;
  useLayoutEffect(() => (isHere ? keepTitle(`${title} | ${shop.name}`) : undefined), [isHere, title]);
  useEffect(() => {
    if (state === "waiting") heading.current?.focus();
  }, [state]);
  const placed = order?.fate.state === "placed" ? order.fate.order : null;
  useEffect(() => {
    if (!placed) return;
    const tell = () => {
      changeDraft(placed.order_id, (now) => ({ ...now, locked: false, kept: false, placed }));
      // A page that nobody looks at tells nobody.
      if (document.visibilityState === "visible") void removeKept(placed.order_id);
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
        <KeptOrderCard order={order} />
      </div>
    </div>
  );
}
