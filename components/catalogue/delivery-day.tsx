"use client";
import { useState } from "react";
import { deliveryPincode } from "#lib/browser/account/delivery-pincode.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useServerNow } from "#lib/browser/server-clock.ts";
import { useHydrated } from "#lib/browser/store.ts";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { ELSEWHERE, HOME_DAYS, HOME_STATE } from "#lib/shop/order/delivery.ts";
import { leftOut, pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";
import { deliveryDay } from "#texts/en/delivery-day.ts";
import { notDelivered as refusalTexts } from "#texts/en/not-delivered.ts";
import { states } from "#texts/en/states.ts";

const days = `${HOME_DAYS.least}-${HOME_DAYS.most}`;

/**
 * The day by which a product arrives, for a pincode that is typed here or known from before. Each answer has two lines.
 * `where`: the shop delivers; made on the server, so that no product's page loads the words for it.
 */
export function DeliveryDay({ where }: { where: string }) {
  const t = useTexts(deliveryDay);
  const stateTexts = useTexts(states);
  const stateName = (state: string) => stateIn(stateTexts, state);
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
  const times = () => t("times", { ...ELSEWHERE, days, state: stateName(HOME_STATE) });
  const unasked = pincode.length === 6 ? [t("unknown"), t("check")] : [t("everywhere", { where }), times()];
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
