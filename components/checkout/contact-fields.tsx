import type { UseFormReturn } from "react-hook-form";
import { phoneMask } from "#lib/browser/checkout/input-masks.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { contactFields } from "#texts/en/contact-fields.ts";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>; emailRequired: boolean };

/** The customer's name and contacts. Fields are registered in their order on the page: the first invalid one gets the focus. */
export function ContactFields({ form: { register, setValue, formState }, emailRequired }: Props) {
  const t = useTexts(contactFields);
  const { errors } = formState;
  const phone = phoneMask((text) => setValue("guest_phone", text, { shouldValidate: Boolean(errors.guest_phone) }));
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">{t("title")}</legend>
      <TextField label={t("name")} error={errors.guest_name?.message} {...register("guest_name")} autoComplete="name" />
      <TextField
        label={t("phone")}
        error={errors.guest_phone?.message}
        {...register("guest_phone", phone)}
        type="tel"
        autoComplete="tel"
      />
      <div className="sm:col-span-2">
        <TextField
          label={t("email")}
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
