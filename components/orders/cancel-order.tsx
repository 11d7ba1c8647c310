import { useMutation } from "@tanstack/react-query";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useCheckedForm } from "#lib/browser/language/use-checked-form.ts";
import { useSentence } from "#lib/browser/language/use-sentence.ts";
import { cancelOrder } from "#lib/browser/orders/cancel-order.ts";
import { reasonSchema } from "#lib/shop/order/cancelling.ts";
import type { StatusPair } from "#lib/shop/order/order.ts";
import { orderStatus } from "#texts/en/order-status.ts";
import { fieldsOf, TextField } from "@/components/ui/field";

/** Cancels an order after one question, with a reason that may be left out. */
export function CancelOrder({ pair, onCancelled }: { pair: StatusPair; onCancelled: (pair: StatusPair) => void }) {
  const t = useTexts(orderStatus);
  const say = useSentence();
  const cancel = useMutation({
    mutationFn: ({ reason }: { reason: string }) => cancelOrder(pair, reason),
    onSuccess: (cancelled) => cancelled.ok && onCancelled(pair),
  });
  const form = useCheckedForm(reasonSchema, { reason: "" });
  return (
    <details className="card mt-4 p-5 print:hidden">
      <summary className="min-h-11 cursor-pointer font-semibold">{t("cancel")}</summary>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((typed) => cancel.mutate(typed))}>
        <p>{t("cancelText")}</p>
        <TextField label={t("reason")} optional {...fieldsOf(form)("reason")} autoComplete="off" />
        <button type="submit" className="button button-quiet justify-self-start" disabled={cancel.isPending}>
          {cancel.isPending ? t("cancelling") : t("cancelYes")}
        </button>
        <p aria-live="polite" className="empty:hidden">
          {cancel.data?.ok === false && <span className="text-chilli">{say(cancel.data)}</span>}
        </p>
      </form>
    </details>
  );
}
