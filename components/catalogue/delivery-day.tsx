"use client";
import { useState } from "react";
import { deliveryPincode } from "#lib/browser/account/delivery-pincode.ts";
import { useServerNow } from "#lib/browser/api/server-clock.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { useHydrated } from "#lib/browser/storage/store.ts";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { leftOut, pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";
import { deliveryDay } from "#texts/en/delivery-day.ts";
import { notDelivered as refusalTexts } from "#texts/en/not-delivered.ts";

/**
 * The day by which a product arrives, for a pincode that is typed here or known from before. Each answer has two lines.
 * `where` the shop delivers, and the `times` it takes, are made on the server, so that no product's page loads the
 * words for them.
 */
export function DeliveryDay({ where, times }: { where: string; times: string }) {
  const t = useTexts(deliveryDay);
  const stateName = useStateName();
  const language = useLanguage();
  const ready = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const pincode = ready ? (typed ?? deliveryPincode.read() ?? "") : "";
  const now = useServerNow();
  const delivery = pincodeDelivery(now, pincode, language);
  const refusals = useTexts(refusalTexts);
  const place = leftOut("", pincode);
  const type = (text: string) => {
    const digits = normalisePincode(text);
    setTyped(digits);
    if (pincodeDelivery(now, digits) || leftOut("", digits)) deliveryPincode.write(digits);
  };
  const free = () => t("free", { states: delivery?.states.map(stateName).join(` ${t("or")} `) ?? "" });
  const unasked = pincode.length === 6 ? [t("unknown"), t("check")] : [t("everywhere", { where }), times];
  const refused = place && [refusals("no", { place }), refusals("we", { where })];
  const [answer, detail] = refused || (delivery ? [t("by", { day: delivery.day }), free()] : unasked);
  return (
    <div className="mt-4 flex items-start gap-4">
      <label className="needs-script grid w-28 flex-none gap-1">
        <span className="font-semibold">{t("pincode")}</span>
        <input
          className="field-input"
          inputMode="numeric"
          autoComplete="postal-code"
          disabled={!ready}
          value={pincode}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <p role="status" className="pt-1.5 leading-snug">
        <strong>{answer}</strong>
        <br />
        <span>{detail}</span>
      </p>
    </div>
  );
}
