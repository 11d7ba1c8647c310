import type { UseFormReturn } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>; emailRequired: boolean };

/** The customer's name and contacts. Fields are registered in their order on the page: the first invalid one gets the focus. */
export function ContactFields({ form: { register, setValue, formState }, emailRequired }: Props) {
  const { errors } = formState;
  const phone = phoneMask((text) => setValue("guest_phone", text, { shouldValidate: Boolean(errors.guest_phone) }));
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">Contact</legend>
      <TextField label="Full name" error={errors.guest_name?.message} {...register("guest_name")} autoComplete="name" />
      <TextField
        label="Phone number"
        error={errors.guest_phone?.message}
        {...register("guest_phone", phone)}
        type="tel"
        autoComplete="tel"
      />
      <div className="sm:col-span-2">
        <TextField
          label="Email"
          optional={!emailRequired}
          error={errors.guest_email?.message}
          {...register("guest_email")}
          type="email"
          autoComplete="email"
        />
      </div>
    </fieldset>
  );
}
