"use client";
import { useQuery } from "@tanstack/react-query";
import { configQuery } from "@/lib/browser/config-query";
import { deliveryDays } from "@/lib/shop/delivery";

/** When the order will come, and how the shopper hears of it. Text messages are promised only where they are sent. */
export function DeliveryNotes({ state }: { state: string }) {
  const { data: config } = useQuery(configQuery);
  return (
    <div className="notice">
      <p className="font-semibold" aria-live="polite">
        {state === "" ? "Choose a state to see when it arrives" : `Expected delivery: ${deliveryDays(state)} days`}
      </p>
      <ul className="mt-2 grid gap-1">
        <li>Processed within 24-48 hours</li>
        <li>Delivery in 3-5 business days within Tamil Nadu, 10 days elsewhere</li>
        <li>{config?.sms ? "SMS updates" : "Order updates by e-mail, if you give an address"}</li>
      </ul>
    </div>
  );
}
