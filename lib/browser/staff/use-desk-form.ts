import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import { type CheckoutForm, type CheckoutFormInput, checkoutFormSchema } from "#lib/shop/checkout/checkout-form.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import { type DeskDraft, type DeskPart, emptyDeskDraft, filledDraft, partOfOrder } from "#lib/shop/desk/desk-draft.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { keptDeskDraft } from "./kept-desk-draft.ts";
import { useLastOrder } from "./staff-orders.ts";
import { usePlaceDeskOrder } from "./use-place-desk-order.ts";

/**
 * The form of an order that is taken at the desk, what belongs to it beside the checkout's fields, and what saves it.
 * @returns `fill` takes what was read elsewhere: it fills empty fields and adds products, and replaces nothing that was typed.
 *   `last`: the last order of the phone number, null for none
 */
export function useDeskForm() {
  const [start] = useState(() => keptDeskDraft.read() ?? { order_id: newOrderId(), draft: emptyDeskDraft, known: {} });
  const { lines, channel, paid, ...fields } = start.draft;
  const form = useForm<CheckoutFormInput, unknown, CheckoutForm>({
    resolver: useResolver(checkoutFormSchema(false)),
    defaultValues: fields,
  });
  const [rest, setRest] = useState({ lines, channel, paid });
  const draft: DeskDraft = { ...form.watch(), ...rest };
  const place = usePlaceDeskOrder(start.order_id);
  const known = useRef<DeskPart>(start.known);
  useEffect(() => {
    keptDeskDraft.write(place.isSuccess ? null : { order_id: start.order_id, draft, known: known.current });
  });

  const fill = (part: DeskPart, before?: DeskPart) => {
    const { lines, channel, paid, ...next } = filledDraft({ ...form.getValues(), ...rest }, part, before);
    for (const [name, text] of Object.entries(next)) form.setValue(name as keyof CheckoutFormInput, text);
    setRest({ lines, channel, paid });
  };
  const phone = draft.guest_phone;
  const last = useLastOrder(indianMobile.test(phone) ? phone : null);
  const fillKnown = useEffectEvent((part: DeskPart) => {
    fill(part, known.current);
    known.current = part;
  });
  // Another number, or none yet: what the first one's order filled in goes.
  useEffect(() => fillKnown(last ? partOfOrder(last) : {}), [last]);
  return { form, draft, fill, set: (part: DeskPart) => setRest({ ...rest, ...part }), last, place };
}

export type DeskForm = ReturnType<typeof useDeskForm>;
