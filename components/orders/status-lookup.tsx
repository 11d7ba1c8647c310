"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import { lookUpOrder } from "#lib/browser/orders/look-up-order.ts";
import { type StatusPair, statusLookupSchema } from "#lib/shop/order/order.ts";
import { TextField } from "@/components/ui/text-field";
import { OrderProgress } from "./order-progress";

type Props = {
  /** The orders that are still on this device, where there are any. */
  saved: ReactNode;
};

/** Shows an order to a guest who knows its id and phone number. The id may be in the address's fragment, which is in no log. */
export function StatusLookup({ saved }: Props) {
  const lookup = useMutation({ mutationFn: lookUpOrder });
  const { register, handleSubmit, setValue, formState } = useForm<StatusPair, unknown, StatusPair>({
    resolver: standardSchemaResolver(statusLookupSchema),
    defaultValues: { order_id: "", guest_phone: "" },
  });
  useEffect(() => {
    const id = new URLSearchParams(window.location.hash.slice(1)).get("id");
    if (id) setValue("order_id", id);
  }, [setValue]);

  const phone = phoneMask((text) =>
    setValue("guest_phone", text, { shouldValidate: Boolean(formState.errors.guest_phone) }),
  );
  return (
    <div className="page">
      <div className="max-w-2xl">
        <h1 className="text-4xl sm:text-6xl print:hidden">Order status</h1>
        {saved}
        <p className="mt-6 text-lg print:hidden">
          Enter your order id, or just its last six characters, and the phone number you ordered with.
        </p>
        <form noValidate className="mt-8 grid gap-5" onSubmit={handleSubmit((pair) => lookup.mutate(pair))}>
          <TextField
            label="Order id"
            error={formState.errors.order_id?.message}
            {...register("order_id")}
            autoComplete="off"
          />
          <TextField
            label="Phone number"
            error={formState.errors.guest_phone?.message}
            {...register("guest_phone", phone)}
            type="tel"
            autoComplete="tel"
          />
          <button type="submit" className="button justify-self-start" disabled={lookup.isPending}>
            {lookup.isPending ? "Looking..." : "Show my order"}
          </button>
        </form>
        <div aria-live="polite" className="mt-8">
          {lookup.data?.ok && <OrderProgress order={lookup.data.data} />}
          {lookup.data?.ok === false && <p className="notice notice-error">{lookup.data.message}</p>}
        </div>
      </div>
    </div>
  );
}
