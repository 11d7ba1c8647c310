"use client";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { changeDraft } from "@/lib/browser/use-checkout";
import { normalisePincode, states } from "@/lib/shop/address";
import type { CheckoutDraft } from "@/lib/shop/checkout-draft";
import { type CheckoutForm, type CheckoutFormInput, checkoutFormSchema } from "@/lib/shop/checkout-form";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";
import { onlyStateOfPincode, pincodeQuestion } from "@/lib/shop/pincode";
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
  const { register, handleSubmit, setValue, getValues, watch, formState } = form;
  const errorOf = (name: keyof CheckoutFormInput) => formState.errors[name]?.message;

  useEffect(() => {
    const keep = watch((typed) =>
      changeDraft((kept) => ({ ...kept, form: { ...kept.form, ...typed }, formChecked: false })),
    );
    return () => keep.unsubscribe();
  }, [watch]);

  const submit = handleSubmit((checked) => {
    changeDraft((kept) => ({ ...kept, form: { ...kept.form, ...checked }, formChecked: true }));
    startTransition(() => router.push("/order-summary"));
  });

  const phone = register("guest_phone", {
    onChange: (event) => setValue("guest_phone", phoneWhileTyping(event.target.value)),
    onBlur: (event) => setValue("guest_phone", normalisePhone(event.target.value)),
  });
  const pincode = register("pincode", {
    onChange: (event) => {
      const digits = normalisePincode(event.target.value);
      setValue("pincode", digits);
      const only = onlyStateOfPincode(digits);
      if (only && getValues("state") === "") setValue("state", only, { shouldValidate: formState.isSubmitted });
    },
  });
  const state = watch("state");

  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-2xl">Contact</legend>
        <Field label="Full name" error={errorOf("guest_name")}>
          {(control) => <input {...control} {...register("guest_name")} className="field-input" autoComplete="name" />}
        </Field>
        <Field label="Phone number" error={errorOf("guest_phone")}>
          {(control) => (
            <input {...control} {...phone} className="field-input" type="tel" inputMode="tel" autoComplete="tel" />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="Email" optional={!draft.isAuthenticated} error={errorOf("guest_email")}>
            {(control) => (
              <input
                {...control}
                {...register("guest_email")}
                className="field-input"
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            )}
          </Field>
        </div>
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-display text-2xl">Delivery address</legend>
        <div className="sm:col-span-2">
          <Field label="Address Line 1" error={errorOf("line1")}>
            {(control) => (
              <input {...control} {...register("line1")} className="field-input" autoComplete="address-line1" />
            )}
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Field label="Address Line 2" optional error={errorOf("line2")}>
            {(control) => (
              <input {...control} {...register("line2")} className="field-input" autoComplete="address-line2" />
            )}
          </Field>
        </div>
        <Field label="Pincode" error={errorOf("pincode")} hint={pincodeQuestion(watch("pincode"), state)}>
          {(control) => (
            <input {...control} {...pincode} className="field-input" inputMode="numeric" autoComplete="postal-code" />
          )}
        </Field>
        <Field label="City" error={errorOf("city")}>
          {(control) => (
            <input {...control} {...register("city")} className="field-input" autoComplete="address-level2" />
          )}
        </Field>
        <Field label="State" error={errorOf("state")}>
          {(control) => (
            <select {...control} {...register("state")} className="field-input" autoComplete="address-level1">
              <option value="">Choose a state</option>
              {states.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      </fieldset>
      <DeliveryNotes state={state} />
      <button type="submit" className="button sm:justify-self-start" disabled={busy}>
        {busy ? "Processing..." : "Continue to Order Summary"}
      </button>
    </form>
  );
}
