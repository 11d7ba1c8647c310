import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import {
  type CheckoutForm,
  type CheckoutFormInput,
  checkoutFormSchema,
  shippingOf,
} from "#lib/shop/checkout/checkout-form.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import * as desk from "#lib/shop/desk/desk-draft.ts";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { showNotice } from "./change-notice.ts";
import { deskDraftStore } from "./desk-draft-store.ts";
import { callAsStaff } from "./staff-api.ts";
import { refreshOrders, useLastOrder } from "./staff-orders.ts";
import { changedSchema } from "./use-change-orders.ts";

/**
 * The form of an order that is taken at the desk, and what belongs to it beside the checkout's fields.
 * @returns `fill` takes what was read elsewhere: it fills empty fields and adds products, and replaces nothing that was
 *   typed. `last`: the last order of the phone number, null for none. `place` saves it, at `total` rupees where that
 *   was named to the customer; a second press sends the same id, and the shop answers with the order that it saved
 */
export function useDeskForm() {
  const [{ order_id, ...start }] = useState(
    () => deskDraftStore.read() ?? { order_id: newOrderId(), draft: desk.emptyDeskDraft, known: desk.nothingKnown },
  );
  const { lines, channel, paid, ...fields } = start.draft;
  const form = useCheckedForm(checkoutFormSchema(false), fields);
  const [rest, setRest] = useState({ lines, channel, paid });
  const draft: desk.DeskDraft = { ...form.watch(), ...rest };
  const client = useQueryClient();
  const place = useMutation({
    mutationFn: ({ typed, total }: { typed: CheckoutForm; total: number | undefined }) => {
      const { lines, channel, paid } = rest;
      const items = desk.pricedLines(lines).map(({ name, qty }) => ({ name, qty }));
      const body = {
        ...shippingOf(typed),
        order_id,
        channel,
        items,
        total_price: total,
        paid: paid ? { how: paid } : null,
      };
      return callAsStaff("/api/orders", changedSchema, { body });
    },
    onSuccess: () => {
      showNotice({ text: `${spokenNumber(order_id)} saved.` });
      return refreshOrders(client);
    },
  });
  const [known, setKnown] = useState(start.known);
  // As it is drawn, not a moment later: a write that waits would bring back what "Empty the form" just took away.
  useLayoutEffect(() => deskDraftStore.write(place.isSuccess ? null : { order_id, draft, known }));

  const fill = (part: desk.DeskPart, before?: desk.DeskPart) => {
    const filled = (now: typeof rest) => desk.filledDraft({ ...form.getValues(), ...now }, part, before);
    // Computed from the latest state: an answer may arrive together with a press.
    setRest((now) => {
      const { lines, channel, paid } = filled(now);
      return { lines, channel, paid };
    });
    const { lines: _, channel: __, paid: ___, ...next } = filled(rest);
    for (const [name, text] of Object.entries(next))
      form.setValue(name as keyof CheckoutFormInput, text, { shouldValidate: form.formState.isSubmitted });
  };
  const phone = indianMobile.test(draft.guest_phone) ? draft.guest_phone : null;
  const last = useLastOrder(phone);
  const fillKnown = (of: string, order: typeof last, gone?: desk.DeskPart) => {
    const part = order ? desk.partOfOrder(order) : {};
    const left = of === known.of ? known.left : [...known.left, ...desk.editedSince(draft, known.part)];
    fill(part, { ...known.part, ...gone });
    setKnown({ of, part, left: gone ? [] : left });
  };
  const onKnown = useEffectEvent(fillKnown);
  // With another number what the first one's order filled in goes, also while that number's own order is not known yet.
  useEffect(() => {
    if (phone !== null) onKnown(phone, last);
  }, [phone, last]);
  const left = Object.fromEntries(known.left.map((name) => [name, draft[name]]));
  return {
    order_id,
    form,
    draft,
    fill,
    set: (part: Partial<typeof rest>) => setRest((now) => ({ ...now, ...part })),
    last,
    left,
    /** Answers what becomes of `left`: it goes, and what the number's own order has comes in its place, or it stays. */
    leave: (goes: boolean) => (goes ? fillKnown(known.of, last, left) : setKnown({ ...known, left: [] })),
    place,
  };
}

export type DeskForm = ReturnType<typeof useDeskForm>;
