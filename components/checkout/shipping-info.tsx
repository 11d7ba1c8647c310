import { useServerNow } from "#lib/browser/api/server-clock.ts";
import { Link } from "#lib/browser/language/link.ts";
import { useLanguage, useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { addressLine } from "#lib/shop/customer/address-line.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";
import { saidIn } from "#lib/shop/order/order-facts.ts";
import { addressLines } from "#texts/en/address-lines.ts";
import { checkout } from "#texts/en/checkout.ts";
import { delivery as deliveryTexts } from "#texts/en/delivery.ts";
import { orderSummary } from "#texts/en/order-summary.ts";
import { wishLabels } from "#texts/en/wish-labels.ts";
import { TitledSection } from "@/components/ui/titled-section";

/** Who gets the order and where it goes, with a link to change it until the order is sent. */
export function ShippingInfo({ draft: { form, status } }: { draft: CheckoutDraft }) {
  const t = useTexts(orderSummary);
  const shared = useTexts(checkout);
  const delivery = useTexts(deliveryTexts);
  const labels = useTexts(wishLabels);
  const stateName = useStateName();
  const lines = useTexts(addressLines);
  const language = useLanguage();
  const when = ownDelivery(useServerNow(), form.state, language, delivery);
  return (
    <TitledSection name="shipping-info" title={t("shipping")} className="card p-6">
      <address className="mt-4 grid not-italic">
        <span>{form.guest_name}</span>
        <span>{addressLine(form, lines, stateName)}</span>
        <span>{form.guest_phone}</span>
        {saidIn(form, labels).map(({ wish, line }) => (
          <span key={wish}>{line}</span>
        ))}
        {form.guest_email && <span>{form.guest_email}</span>}
      </address>
      <p className="mt-3">{delivery("ifToday", { delivery: when })}</p>
      {isEditable(status) && (
        <Link href="/order-details" className="link mt-3 inline-flex min-h-11 items-center">
          {shared("change")}
        </Link>
      )}
    </TitledSection>
  );
}
