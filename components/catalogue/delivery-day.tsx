"use client";
import { useState } from "react";
import { deliveryPincode } from "#lib/browser/catalogue/delivery-pincode.ts";
import { useHydrated } from "#lib/browser/storage/storage-item.ts";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { DAYS_ELSEWHERE, HOME_STATE, homeDelivery } from "#lib/shop/order/delivery.ts";
import { pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";

/** The day by which a product arrives, for a pincode that is typed here or known from before. Each answer has two lines. */
export function DeliveryDay() {
  const ready = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const pincode = ready ? (typed ?? deliveryPincode.read() ?? "") : "";
  const delivery = pincodeDelivery(new Date().toISOString(), pincode);
  const type = (text: string) => {
    const digits = normalisePincode(text);
    setTyped(digits);
    if (pincodeDelivery(new Date().toISOString(), digits)) deliveryPincode.write(digits);
  };
  return (
    <div className="mt-4 flex items-end gap-4">
      <label className="needs-script grid w-28 flex-none gap-1">
        <span className="font-semibold">Your pincode</span>
        <input
          className="field-input"
          inputMode="numeric"
          autoComplete="postal-code"
          disabled={!ready}
          value={pincode}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p role="status" className="leading-snug">
        {delivery ? (
          <>
            <strong>Delivered by {delivery.day}</strong>
            <br />
            Free, to {delivery.states.join(" or ")}
          </>
        ) : pincode.length === 6 ? (
          <>
            <strong>We don't know this pincode.</strong>
            <br />
            Check its six digits.
          </>
        ) : (
          <>
            <strong>Free delivery all over India</strong>
            <br />
            {homeDelivery} in {HOME_STATE}, {DAYS_ELSEWHERE} days elsewhere
          </>
        )}
      </p>
    </div>
  );
}
