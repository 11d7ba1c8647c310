"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { useForm } from "react-hook-form";
import { changeDraft } from "@/lib/browser/use-checkout";
import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { type CheckoutForm, type CheckoutFormInput, checkoutFormSchema } from "@/lib/shop/checkout-form";
import { AddressFields } from "./address-fields";
import { ContactFields } from "./contact-fields";
import { DeliveryNotes } from "./delivery-notes";

/** The order-details form. Every keystroke is kept in the draft, so that a reload or a wrong turn loses nothing. */
export function CheckoutFields({ draft }: { draft: CheckoutDraft }) {
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const form = useForm<CheckoutFormInput, unknown, CheckoutForm>({
    resolver: standardSchemaResolver(checkoutFormSchema(draft.isAuthenticated)),
    defaultValues: draft.form,
    mode: "onTouched",
  });
  const { watch } = form;

  useEffect(() => {
    const keep = watch((typed) =>
      changeDraft(draft.order_id, (kept) => ({ ...kept, form: { ...kept.form, ...typed } })),
    );
    return () => keep.unsubscribe();
  }, [watch, draft.order_id]);

  const submit = form.handleSubmit((checked) => {
    changeDraft(draft.order_id, (kept) => ({ ...kept, form: { ...kept.form, ...checked } }));
    startTransition(() => router.push("/order-summary"));
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <ContactFields form={form} emailRequired={draft.isAuthenticated} />
      <AddressFields form={form} />
      <DeliveryNotes state={watch("state")} />
      <button type="submit" className="button sm:justify-self-start" disabled={busy}>
        {busy ? "Processing..." : "Continue to Order Summary"}
      </button>
    </form>
  );
}
