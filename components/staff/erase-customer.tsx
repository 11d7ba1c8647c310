import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { FailedCall } from "#lib/browser/api/result.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { showNotice } from "#lib/browser/staff/change-notice.ts";
import { callAsStaff } from "#lib/browser/staff/staff-api.ts";
import { refreshOrders } from "#lib/browser/staff/staff-orders.ts";
import { useStaffSession } from "#lib/browser/staff/use-staff-session.ts";
import { guestPhone, requiredEmail } from "#lib/shop/customer/fields.ts";
import { indianMobile } from "#lib/shop/customer/phone.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { fieldsOf, TextField } from "@/components/ui/field";
import { Question } from "./question";
import { Press, QuietButton, Wrong } from "./view-state";

type Whose = { phone: string } | { email: string } | { older: number };

const erasedSchema = z.object({ erased: z.array(z.string()), next_cursor: z.nullable(z.string()) });
/** A page of orders takes a while, in milliseconds. */
const TIMEOUT = 60_000;

const ERROR = "Please type an Indian mobile number or an e-mail address";
const formSchema = z.object({ who: z.string().check(z.refine((typed) => whoseOf(typed) !== null, { error: ERROR })) });
const whoseOf = (typed: string): Whose | null => {
  const phone = z.safeParse(guestPhone, typed);
  const email = z.safeParse(requiredEmail, typed);
  if (phone.success) return { phone: phone.data };
  return email.success ? { email: email.data } : null;
};

const whoIs = (whose: Whose): string => {
  if ("older" in whose) return `the customer of every order older than ${whose.older} years`;
  return `this customer from every order of ${"phone" in whose ? whose.phone : whose.email}`;
};

/**
 * Erases customers from their orders, page by page, after a question that says what goes. While an order is under way
 * nothing is erased: the error names it, and a second press means that one too.
 * @param whose null while no erasure is asked for
 */
function Erasure({ whose, onEnd }: { whose: Whose | null; onEnd: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    async mutationFn(asked: Whose & { even_open?: boolean }) {
      let erased = 0;
      let cursor: string | undefined;
      do {
        const call = { body: { ...asked, cursor }, timeout: TIMEOUT };
        const page = await callAsStaff("/api/staff/erasures", erasedSchema, call);
        erased += page.erased.length;
        cursor = page.next_cursor ?? undefined;
        showNotice({ text: `Erased from ${erased} ${erased === 1 ? "order" : "orders"}${cursor ? " so far" : ""}.` });
      } while (cursor !== undefined);
    },
    onSuccess: onEnd,
    onSettled: () => refreshOrders(client),
  });
  const isUnderWay = error instanceof FailedCall && error.failure.code === "invalid_order";
  return (
    <>
      {whose && (
        <Question yes="Yes, erase" isBusy={isPending} onYes={() => mutate(whose)} onNo={onEnd}>
          Erase {whoIs(whose)}? Name, phone, e-mail, address, notes, tracking and the messages to them go for good.
          Products, amounts and dates stay for the books.
        </Question>
      )}
      <Wrong error={error} />
      {whose && isUnderWay && (
        <Press disabled={isPending} onClick={() => mutate({ ...whose, even_open: true })}>
          Erase them all the same
        </Press>
      )}
    </>
  );
}

/** Erases an order's customer. An erased one has no phone number. For owners. */
export function EraseCustomer({ guest_phone: phone }: Order) {
  const { isOwner } = useStaffSession();
  const [isAsked, setAsked] = useState(false);
  if (!isOwner || !indianMobile.test(phone)) return null;
  return (
    <section aria-label="Erasure">
      <Press onClick={() => setAsked(true)}>Erase this customer</Press>
      <Erasure whose={isAsked ? { phone } : null} onEnd={() => setAsked(false)} />
    </section>
  );
}

/** Erases a customer who asks for it, by phone or e-mail, and everybody whose orders are old enough. For owners. */
export function EraseForm({ retentionYears }: { retentionYears: number }) {
  const [whose, setWhose] = useState<Whose | null>(null);
  const form = useCheckedForm(formSchema, { who: "" });
  return (
    <section aria-labelledby="erase" className="card staff-pause p-4">
      <h2 id="erase">Erase a customer</h2>
      <p>On a customer's request, and each year for orders that are old.</p>
      <form noValidate onSubmit={form.handleSubmit(({ who }) => setWhose(whoseOf(who)))}>
        <TextField label="Phone or e-mail" {...fieldsOf(form)("who")} autoComplete="off" />
        <QuietButton type="submit">Erase this customer</QuietButton>
      </form>
      <Press onClick={() => setWhose({ older: retentionYears })}>Erase orders older than {retentionYears} years</Press>
      <Erasure key={JSON.stringify(whose)} whose={whose} onEnd={() => setWhose(null)} />
    </section>
  );
}
