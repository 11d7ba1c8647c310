import { type ComponentType, lazy, Suspense } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { orderStatus } from "#texts/en/order-status.ts";

type Code = { default: ComponentType<{ link: string; label: string }> };
/** Where it can't be loaded the button is enough. */
const UpiCode = lazy(() =>
  import("./upi-code").then(
    (loaded): Code => ({ default: loaded.UpiCode }),
    (): Code => ({ default: () => null }),
  ),
);

/** Opens a UPI app for what is to be paid now, on this phone or on another one. Whether it was paid is for staff to see. */
export function PayByUpi({ order }: { order: Order }) {
  const t = useTexts(orderStatus);
  const link = order.to_pay === undefined ? null : upiLink(order);
  if (link === null) return null;
  return (
    <section aria-label={t("payment")} className="card mt-4 grid justify-items-start gap-4 p-5">
      <a href={link} className="button print:hidden">
        {t("payByUpi", { amount: rupees(order.total_price) })}
      </a>
      <p>{t("scan")}</p>
      <Suspense fallback={null}>
        <UpiCode link={link} label={t("code")} />
      </Suspense>
    </section>
  );
}
