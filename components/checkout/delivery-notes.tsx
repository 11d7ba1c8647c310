import { useQuery } from "@tanstack/react-query";
import { configQuery } from "#lib/browser/api/config-query.ts";
import { useServerNow } from "#lib/browser/api/server-clock.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import {
  deliveryDays,
  ELSEWHERE,
  HOME_DAYS,
  HOME_STATE,
  ownDelivery,
  PROCESSING_HOURS,
} from "#lib/shop/order/delivery.ts";
import { delivery as deliveryTexts } from "#texts/en/delivery.ts";
import { orderDetails } from "#texts/en/order-details.ts";

/**
 * When the order will arrive, and how the customer hears about it. Text messages are promised only where they are sent.
 */
export function DeliveryNotes({ state }: { state: string }) {
  const t = useTexts(orderDetails);
  const delivery = useTexts(deliveryTexts);
  const stateName = useStateName();
  const language = useLanguage();
  const now = useServerNow();
  const { data: config } = useQuery(configQuery);
  return (
    <div className="notice">
      <p className="font-semibold" aria-live="polite">
        {state === "" ? t("chooseState") : t("expected", { days: deliveryDays(state) })}
      </p>
      {state !== "" && <p>{delivery("ifToday", { delivery: ownDelivery(now, state, language, delivery) })}</p>}
      <ul className="mt-2 grid gap-1">
        <li>{t("processed", { hours: PROCESSING_HOURS })}</li>
        <li>{t("promise", { ...HOME_DAYS, ...ELSEWHERE, state: stateName(HOME_STATE) })}</li>
        <li>{t(config?.sms ? "sms" : "mail")}</li>
      </ul>
    </div>
  );
}
