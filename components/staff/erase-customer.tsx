import { useState } from "react";
import { useErasure } from "#lib/browser/staff/use-erasure.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { Question } from "./question";
import { Press, Wrong } from "./view-state";

/** Erases the order's customer, after a question that says what goes. An erased one has no phone number. */
export function EraseCustomer({ guest_name, guest_phone }: Order) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useErasure(guest_phone);
  if (!indianMobile.test(guest_phone)) return null;
  return (
    <section aria-label="Erasure">
      <Press onClick={() => setAsked(true)}>Erase this customer</Press>
      {isAsked && (
        <Question yes="Yes, erase" isBusy={isPending} onYes={() => mutate()} onNo={() => setAsked(false)}>
          Erase {guest_name} from every order of {guest_phone}? Name, phone, e-mail, address, notes, tracking and the
          messages to them go for good. Products, amounts and dates stay for the books.
        </Question>
      )}
      <Wrong error={error} />
    </section>
  );
}
