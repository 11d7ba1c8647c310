"use client";
import { useQuery } from "@tanstack/react-query";
import { configQuery } from "#lib/browser/config-query.ts";
import { deliveryDays, deliveryPromise, ownDelivery, PROCESSING_TIME } from "#lib/shop/order/delivery.ts";

/** When the order will arrive, and how the customer hears about it. Text messages are promised only where they are sent. */
export function DeliveryNotes({ state }: { state: string }) {
  const { data: config } = useQuery(configQuery);
  return (
    <div className="notice">
      <p className="font-semibold" aria-live="polite">
        {state === "" ? "Choose a state to see when it arrives" : `Expected delivery: ${deliveryDays(state)} days`}
      </p>
      {state !== "" && <p>If you order today: {ownDelivery(new Date().toISOString(), state)}</p>}
      <ul className="mt-2 grid gap-1">
        <li>Processed within {PROCESSING_TIME}</li>
        <li>
          {deliveryPromise.headline} {deliveryPromise.detail}
        </li>
        <li>{config?.sms ? "SMS updates" : "Order updates by e-mail, if you add yours above"}</li>
      </ul>
    </div>
  );
}
