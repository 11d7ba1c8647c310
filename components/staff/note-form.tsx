import { useForm } from "react-hook-form";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import { useChangeFact } from "#lib/browser/staff/use-change-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { noteSchema } from "#lib/shop/order/order-change.ts";
import { Field } from "@/components/ui/field";
import { SaveLine } from "./save-line";
import { SavedMeanwhile } from "./saved-meanwhile";

type Note = { note: string };

/** A note about the order. For staff only. */
export function NoteForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "note");
  const { change } = fact;
  const { register, handleSubmit, formState } = useForm<Note, unknown, Note>({
    resolver: useResolver(noteSchema),
    defaultValues: { note: order.note ?? "" },
  });
  return (
    <details open={order.note !== null}>
      <summary>Note</summary>
      <form noValidate onSubmit={handleSubmit(({ note }) => change.mutateAsync({ note }).catch(() => {}))}>
        <Field label="Note for staff" error={formState.errors.note?.message}>
          {(control) => <textarea className="field-input" rows={3} {...register("note")} {...control} />}
        </Field>
        <SavedMeanwhile fact={fact} what="note" text={order.note} />
        <SaveLine what="note" isSaving={formState.isSubmitting} isHeld={fact.theirs !== null} change={change} />
      </form>
    </details>
  );
}
