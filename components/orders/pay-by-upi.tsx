import { useTexts } from "#lib/browser/language/texts.ts";
import { rupees } from "#lib/shop/language/money.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { qrCode } from "#lib/shop/order/qr-code.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { orderStatus } from "#texts/en/order-status.ts";

/**
 * Opens a UPI app for what is to be paid now, on this phone or on another one. Whether it was paid is for staff to see.
 */
export function PayByUpi({ order }: { order: Order }) {
  const t = useTexts(orderStatus);
  const link = upiLink(order);
  if (link === null) return null;
  const { size, path } = qrCode(link);
  return (
    <section aria-label={t("payment")} className="card mt-4 grid justify-items-start gap-4 p-5">
      <a href={link} className="button print:hidden">
        {t("payByUpi", { amount: rupees(order.to_pay ?? order.total_price) })}
      </a>
      <p>{t("scan")}</p>
      <svg role="img" aria-label={t("code")} viewBox={`0 0 ${size} ${size}`} className="w-full max-w-sm">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} />
      </svg>
    </section>
  );
}
