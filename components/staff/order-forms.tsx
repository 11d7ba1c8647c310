import type { ReactNode, SubmitEventHandler } from "react";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useChangeFact } from "#lib/browser/staff/use-change-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { noteSchema, paidSchema, trackingSchema } from "#lib/shop/order/order-change.ts";
import { Field, fieldsOf, TextField } from "@/components/ui/field";
import { Press, QuietButton, Wrong } from "./view-state";

/** The courier and the number of the parcel. The customer sees both on /order-status, and in a mail that follows. */
export function TrackingForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "tracking");
  const form = useCheckedForm(trackingSchema, order.tracking ?? { courier: "", number: "", url: "" });
  const named = fieldsOf(form);
  const onSubmit = form.handleSubmit((tracking) => fact.change.mutateAsync({ tracking }).catch(() => {}));
  const text = order.tracking && `${order.tracking.courier} ${order.tracking.number} ${order.tracking.url}`;
  return (
    <OrderFactForm title="Tracking" what="tracking" fact={fact} text={text} onSubmit={onSubmit}>
      <TextField label="Courier" {...named("courier")} autoComplete="off" />
      <TextField label="Number" {...named("number")} autoComplete="off" />
      <TextField label="Link" optional {...named("url")} type="url" autoComplete="off" />
    </OrderFactForm>
  );
}

/** How the customer has paid. For staff only. */
export function PaidForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "paid");
  const form = useCheckedForm(paidSchema, { how: order.paid?.how ?? "", reference: order.paid?.reference ?? "" });
  const named = fieldsOf(form);
  const onSubmit = form.handleSubmit((paid) => fact.change.mutateAsync({ paid }).catch(() => {}));
  const text = order.paid && `${order.paid.how} ${order.paid.reference}`;
  return (
    <OrderFactForm title="Payment" what="payment" fact={fact} text={text} onSubmit={onSubmit}>
      <TextField label="How" hint="UPI, cash, bank transfer" {...named("how")} autoComplete="off" />
      <TextField label="Reference" optional {...named("reference")} autoComplete="off" />
    </OrderFactForm>
  );
}

/** A note about the order. For staff only. */
export function NoteForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "note");
  const form = useCheckedForm(noteSchema, { note: order.note ?? "" });
  const { error, ...note } = fieldsOf(form)("note");
  const onSubmit = form.handleSubmit(({ note }) => fact.change.mutateAsync({ note }).catch(() => {}));
  return (
    <OrderFactForm title="Note" what="note" fact={fact} text={order.note} onSubmit={onSubmit}>
      <Field label="Note for staff" error={error}>
        {(control) => <textarea className="field-input" rows={3} {...note} {...control} />}
      </Field>
    </OrderFactForm>
  );
}

type Props = {
  title: string;
  what: string;
  fact: {
    change: { isSuccess: boolean; isPending: boolean; error: Error | null };
    theirs: object | null;
    replaceTheirs: () => void;
  };
  /** What the order has now, in words; null for nothing. */
  text: string | null;
  onSubmit: SubmitEventHandler;
  children: ReactNode;
};

/**
 * A form for one fact of an order, with its button and what came of pressing it. Another one that somebody else has
 * saved since it was opened is not replaced without a yes; until then nothing is saved.
 */
function OrderFactForm({ title, what, fact, text, onSubmit, children }: Props) {
  const { change, theirs, replaceTheirs } = fact;
  return (
    <details open={text !== null}>
      <summary>{title}</summary>
      <form noValidate onSubmit={onSubmit}>
        {children}
        {theirs && (
          <div role="alert" className="notice">
            <p>{text ? `Meanwhile another ${what} was saved: ${text}` : `Meanwhile the ${what} was removed.`}</p>
            <Press onClick={replaceTheirs}>Replace it with mine</Press>
          </div>
        )}
        <div className="staff-actions">
          <QuietButton type="submit" disabled={change.isPending || theirs !== null}>
            {change.isPending ? "Saving..." : `Save ${what}`}
          </QuietButton>
          <p role="status">{change.isSuccess && "Saved."}</p>
          <Wrong error={change.error} />
        </div>
      </form>
    </details>
  );
}
