import { useForm } from "react-hook-form";
import { useResolver } from "#lib/browser/language/use-resolver.ts";
import { useChangeFact } from "#lib/browser/staff/use-change-orders.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { paidSchema, trackingSchema } from "#lib/shop/order/order-change.ts";
import { TextField } from "@/components/ui/text-field";
import { SaveLine } from "./save-line";
import { SavedMeanwhile } from "./saved-meanwhile";

type Tracking = { courier: string; number: string; url: string };
type Paid = { how: string; reference: string };

/** The courier and the number of the parcel. The customer sees both on /order-status, and in a mail that follows. */
export function TrackingForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "tracking");
  const { change } = fact;
  const { register, handleSubmit, formState } = useForm<Tracking, unknown, Tracking>({
    resolver: useResolver(trackingSchema),
    defaultValues: order.tracking ?? { courier: "", number: "", url: "" },
  });
  const { errors } = formState;
  return (
    <details open={order.tracking !== null}>
      <summary>Tracking</summary>
      <form noValidate onSubmit={handleSubmit((tracking) => change.mutateAsync({ tracking }).catch(() => {}))}>
        <TextField label="Courier" error={errors.courier?.message} {...register("courier")} autoComplete="off" />
        <TextField label="Number" error={errors.number?.message} {...register("number")} autoComplete="off" />
        <TextField
          label="Link"
          optional
          error={errors.url?.message}
          {...register("url")}
          type="url"
          autoComplete="off"
        />
        <SavedMeanwhile
          fact={fact}
          what="tracking"
          text={order.tracking && `${order.tracking.courier} ${order.tracking.number} ${order.tracking.url}`}
        />
        <SaveLine what="tracking" isSaving={formState.isSubmitting} isHeld={fact.theirs !== null} change={change} />
      </form>
    </details>
  );
}

/** How the customer has paid. For staff only. */
export function PaidForm({ order }: { order: Order }) {
  const fact = useChangeFact(order, "paid");
  const { change } = fact;
  const { register, handleSubmit, formState } = useForm<Paid, unknown, Paid>({
    resolver: useResolver(paidSchema),
    defaultValues: { how: order.paid?.how ?? "", reference: order.paid?.reference ?? "" },
  });
  const { errors } = formState;
  return (
    <details open={order.paid !== null}>
      <summary>Payment</summary>
      <form noValidate onSubmit={handleSubmit((paid) => change.mutateAsync({ paid }).catch(() => {}))}>
        <TextField
          label="How"
          hint="UPI, cash, bank transfer"
          error={errors.how?.message}
          {...register("how")}
          autoComplete="off"
        />
        <TextField
          label="Reference"
          optional
          error={errors.reference?.message}
          {...register("reference")}
          autoComplete="off"
        />
        <SavedMeanwhile fact={fact} what="payment" text={order.paid && `${order.paid.how} ${order.paid.reference}`} />
        <SaveLine what="payment" isSaving={formState.isSubmitting} isHeld={fact.theirs !== null} change={change} />
      </form>
    </details>
  );
}
