import Link from "next/link";
import type { CheckoutDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { isEditable } from "#lib/shop/checkout/checkout-status.ts";
import { addressLine } from "#lib/shop/customer/address.ts";
import { ownDelivery } from "#lib/shop/order/delivery.ts";

/** Who gets the order and where it goes, with a link to change it until the order is sent. */
export function ShippingInfo({ draft: { form, status } }: { draft: CheckoutDraft }) {
  return (
    <section aria-labelledby="shipping-info" className="card p-6">
      <h2 id="shipping-info" className="text-2xl">
        Shipping info
      </h2>
      <address className="mt-4 grid not-italic">
        <span>{form.guest_name}</span>
        <span>{addressLine(form)}</span>
        <span>{form.guest_phone}</span>
        {form.guest_email && <span>{form.guest_email}</span>}
      </address>
      <p className="mt-3">If you order today: {ownDelivery(new Date().toISOString(), form.state)}</p>
      {isEditable(status) && (
        <Link href="/order-details" className="link mt-3 inline-flex min-h-11 items-center">
          Change
        </Link>
      )}
    </section>
  );
}
