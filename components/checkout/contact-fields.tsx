import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import type { CheckoutForm, CheckoutFormInput } from "@/lib/shop/checkout-form";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>; emailRequired: boolean };

/** Who orders. Fields are registered in the order they stand in, which is the order in which wrong ones get the focus. */
export function ContactFields({ form: { register, setValue, formState }, emailRequired }: Props) {
  const { errors } = formState;
  const phoneField = () =>
    register("guest_phone", {
      onChange: (event) => setValue("guest_phone", phoneWhileTyping(event.target.value)),
      onBlur: (event) => setValue("guest_phone", normalisePhone(event.target.value)),
    });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">Contact</legend>
      <Field label="Full name" error={errors.guest_name?.message}>
        {(control) => <input {...control} {...register("guest_name")} className="field-input" autoComplete="name" />}
      </Field>
      <Field label="Phone number" error={errors.guest_phone?.message}>
        {(control) => (
          <input {...control} {...phoneField()} className="field-input" type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field label="Email" optional={!emailRequired} error={errors.guest_email?.message}>
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
  );
}
