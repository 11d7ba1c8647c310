import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { showNotice } from "#lib/browser/staff/change-notice.ts";
import { callAsStaff } from "#lib/browser/staff/staff-api.ts";
import { refreshOrders } from "#lib/browser/staff/staff-orders.ts";
import { useStaffSession } from "#lib/browser/staff/use-staff-session.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { Question } from "./question";
import { Press, Wrong } from "./view-state";

const erasedSchema = z.object({ erased: z.array(z.string()) });
/** A customer of many orders takes a while, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Erases the order's customer from all their orders, after a question that says what goes. While one is under way nothing is erased,
 * and the error names it. An erased one has no phone number. For owners.
 */
export function EraseCustomer({ guest_name, guest_phone: phone }: Order) {
  const client = useQueryClient();
  const { isOwner } = useStaffSession();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callAsStaff(client, "/api/staff/erasures", erasedSchema, { body: { phone }, timeout: TIMEOUT }),
    onSuccess: async ({ erased }) => {
      showNotice({ text: `Erased from ${erased.length} ${erased.length === 1 ? "order" : "orders"}.` });
      await refreshOrders(client);
    },
  });
  if (!isOwner || !indianMobile.test(phone)) return null;
  return (
    <section aria-label="Erasure">
      <Press onClick={() => setAsked(true)}>Erase this customer</Press>
      {isAsked && (
        <Question yes="Yes, erase" isBusy={isPending} onYes={() => mutate()} onNo={() => setAsked(false)}>
          Erase {guest_name} from every order of {phone}? Name, phone, e-mail, address, notes, tracking and the messages
          to them go for good. Products, amounts and dates stay for the books.
        </Question>
      )}
      <Wrong error={error} />
    </section>
  );
}
