import { type ReactNode, useEffect, useRef, useState } from "react";
import { forgetGuests, useDeviceOrders } from "#lib/browser/account/device-orders.ts";
import { useRememberedUser } from "#lib/browser/account/remembered-user.ts";
import { useLanguage, useRichTexts, useTexts } from "#lib/browser/language/texts.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { lineNameIn } from "#lib/shop/catalogue/catalogue.ts";
import { dayOf } from "#lib/shop/language/dates.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { expectedBy } from "#lib/shop/order/delivery.ts";
import type { DeviceOrder } from "#lib/shop/order/device-orders.ts";
import { type StatusPair, spokenNumber } from "#lib/shop/order/order.ts";
import { rowOf, statusText } from "#lib/shop/order/order-status.ts";
import { orderStatus } from "#texts/en/order-status.ts";
import { orderStatuses } from "#texts/en/order-statuses.ts";
import { Taxes } from "@/components/cart/taxes";
import { OrderAgain } from "./order-again";

type Props = {
  onOpen: (pair: StatusPair) => void;
  /** The order that is open above the list, which does not repeat it. */
  opened: string | undefined;
  /** It is known whether one is open, and that one has its answer: the others may be looked up. */
  isReady: boolean;
};

/**
 * The orders that guests placed from this browser. A signed-in customer has their list in the account, and sees none
 * here.
 */
export function DeviceOrders(props: Props) {
  const user = useRememberedUser();
  return useHydrated() && user === null ? <GuestOrders {...props} /> : null;
}

function GuestOrders({ onOpen, opened, isReady }: Props) {
  const t = useTexts(orderStatus);
  const orders = useDeviceOrders(isReady, opened);
  const [removed, setRemoved] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const remove = () => {
    forgetGuests();
    setRemoved(true);
  };
  useEffect(() => {
    // The button goes away with the list, and would take the focus with it.
    if (removed) message.current?.focus();
  }, [removed]);
  const others = orders.filter(({ order_id }) => order_id !== opened);
  return (
    <section aria-labelledby="device-orders" className="mt-8 print:hidden">
      <h2 id="device-orders" className={others.length > 0 ? "text-3xl" : "sr-only"}>
        {t("onDevice")}
      </h2>
      <ul className="mt-4 grid gap-4 empty:hidden lg:grid-cols-2">
        {others.map((order) => (
          <li key={order.order_id}>
            <DeviceOrderCard order={order} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <button type="button" className="link mt-2 min-h-11" onClick={remove}>
          {t("remove")}
        </button>
      )}
      <p ref={message} role="status" tabIndex={-1} className="notice mt-4 empty:hidden">
        {removed && t("removed")}
      </p>
    </section>
  );
}

function DeviceOrderCard({ order, onOpen }: { order: DeviceOrder; onOpen: Props["onOpen"] }) {
  const t = useTexts(orderStatus);
  const rich = useRichTexts(orderStatus);
  const statuses = useTexts(orderStatuses);
  const language = useLanguage();
  const { order_id, guest_phone, status, created_at, state, total_price, items } = order;
  const number = spokenNumber(order_id);
  const ordered = {
    day: dayOf(created_at, language),
    time: (words: ReactNode[]) => <time dateTime={created_at}>{words}</time>,
  };
  return (
    <article aria-label={t("order", { number })} className="card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-2xl">
          <span>{statusText(status, statuses)}</span> <span className="text-tamarind">({number})</span>
        </h3>
        <p className="font-display text-xl">
          <span className="whitespace-nowrap">{rupees(total_price)}</span> <Taxes />
        </p>
      </div>
      <p className="text-tamarind">
        {!rowOf(status).isEnded
          ? rich("orderedUnderWay", { ...ordered, expected: expectedBy(created_at, state, language) })
          : rich("ordered", ordered)}
      </p>
      <p className="mt-2">{items.map(({ name, qty }) => `${lineNameIn(language, name)} × ${qty}`).join(", ")}</p>
      <OrderAgain items={items}>
        <button type="button" className="link min-h-11 font-semibold" onClick={() => onOpen({ order_id, guest_phone })}>
          {rich("track", { number, which: (words) => <span className="sr-only">{words}</span> })}
        </button>
      </OrderAgain>
    </article>
  );
}
