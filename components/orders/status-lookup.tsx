"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { lookUpOrder } from "@/lib/browser/look-up-order";
import { type StatusPair, statusLookupSchema } from "@/lib/shop/order";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";
import { OrderProgress } from "./order-progress";

type Props = {
  /** The orders that are still on this device, where there are any. */
  saved: ReactNode;
};

/** An order for a guest who knows its id and phone number. The id may come in the address's fragment, which no log sees. */
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

  const phone = register("guest_phone", {
    onChange: (event) => setValue("guest_phone", phoneWhileTyping(event.target.value)),
    onBlur: (event) => setValue("guest_phone", normalisePhone(event.target.value)),
  });
  return (
    <div className="page">
      <div className="max-w-2xl">
        <h1 className="text-4xl sm:text-6xl print:hidden">Order status</h1>
        {saved}
        <p className="mt-6 text-lg print:hidden">Type the order id and the phone number you ordered with.</p>
        <form noValidate className="mt-8 grid gap-5" onSubmit={handleSubmit((pair) => lookup.mutate(pair))}>
          <Field label="Order id" error={formState.errors.order_id?.message}>
            {(control) => <input {...control} {...register("order_id")} className="field-input" autoComplete="off" />}
          </Field>
          <Field label="Phone number" error={formState.errors.guest_phone?.message}>
            {(control) => <input {...control} {...phone} className="field-input" type="tel" autoComplete="tel" />}
          </Field>
          <button type="submit" className="button justify-self-start" disabled={lookup.isPending}>
            {lookup.isPending ? "Looking..." : "Show my order"}
          </button>
        </form>
        <div aria-live="polite" className="mt-8">
          {lookup.data?.kind === "found" && <OrderProgress order={lookup.data.order} />}
          {lookup.data?.kind === "refused" && <p className="notice notice-error">{lookup.data.sentence}</p>}
        </div>
      </div>
    </div>
  );
}
