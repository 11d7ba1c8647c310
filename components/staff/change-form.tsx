import { useState } from "react";
import { FailedCall } from "#lib/browser/api/result.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { OFFER_USED, useChangeOrder } from "#lib/browser/staff/use-change-orders.ts";
import { checkoutFormSchema, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { changedLines, differences, requote } from "#lib/shop/order/changed-order.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { AddressFields } from "@/components/checkout/address-fields";
import { ContactFields } from "@/components/checkout/contact-fields";
import { WishFields } from "@/components/checkout/wish-fields";
import { OrderLines } from "./order-lines";
import { QuietButton, Wrong } from "./view-state";

/**
 * Changes what is in an order and where it goes, until the parcel leaves. It starts from the order as it was when it
 * was opened.
 */
export function ChangeForm({ order }: { order: Order }) {
  const [from, setFrom] = useState(order);
  return (
    <details>
      <summary>Change the order</summary>
      <Fields key={from.version} order={from} latest={order} onStartAgain={() => setFrom(order)} onSaved={setFrom} />
    </details>
  );
}

type Props = { order: Order; latest: Order; onStartAgain: () => void; onSaved: (order: Order) => void };

function Fields({ order, latest, onStartAgain, onSaved }: Props) {
  const [items, setItems] = useState(order.items);
  // A payment, a status or a note since then takes nothing from what this form shows: it is saved over the order as the
  // page has it.
  const change = useChangeOrder(differences(order, latest).length === 0 ? latest : order, onSaved);
  // At the desk samples were counted by the phone number alone.
  const isEmailNeeded = order.guest_email !== null && (order.user_id !== null || items.some(isSample));
  const form = useCheckedForm(checkoutFormSchema(isEmailNeeded), {
    guest_name: order.guest_name,
    guest_phone: order.guest_phone,
    guest_email: order.guest_email ?? "",
    ...eachWish((_, wish) => order[wish] ?? ""),
    ...order.address,
  });
  const onSubmit = form.handleSubmit((typed) => {
    const { guest_address, guest_city, guest_pincode, state, ...shipping } = shippingOf(typed);
    const asked = items.map(({ name, qty, price }) => (price === 0 ? { name, qty, price } : { name, qty }));
    return change.mutateAsync({ change: { items: asked, ...shipping } }).catch(() => {});
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <OrderLines lines={items} onChange={(lines) => setItems(changedLines(order, lines).lines)} />
      <ContactFields form={form} emailRequired={isEmailNeeded} />
      <AddressFields form={form} />
      <WishFields form={form} />
      <p className="staff-collect" role="status">
        Total <s>{rupees(order.total_price)}</s>{" "}
        {rupees(items === order.items ? order.total_price : requote(order, items).total)}
      </p>
      <div className="staff-actions">
        <button type="submit" className="button" disabled={change.isPending || items.length === 0}>
          {change.isPending ? "Saving..." : "Save the change"}
        </button>
        {items.length === 0 && <p role="status">Nothing is left: cancel the order instead.</p>}
        {change.error instanceof FailedCall && change.error.failure.code === OFFER_USED && (
          <button
            type="button"
            className="button"
            onClick={() => change.variables && change.mutate({ ...change.variables, force: true })}
          >
            Save it without the offer
          </button>
        )}
        {change.isError && <QuietButton onClick={onStartAgain}>Start again from the order as it is</QuietButton>}
      </div>
      <Wrong error={change.error} />
    </form>
  );
}
