import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { contactFields } from "#texts/en/contact-fields.ts";
import { fieldsOf, TextField } from "@/components/ui/field";
import { phoneField } from "./phone-field";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm>; emailRequired: boolean };

/**
 * The customer's name and contacts. Fields are registered in their order on the page: the first invalid one gets the
 * focus.
 */
export function ContactFields({ form, emailRequired }: Props) {
  const t = useTexts(contactFields);
  const named = fieldsOf(form);
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display font-semibold text-2xl">{t("title")}</legend>
      <TextField label={t("name")} {...named("guest_name")} autoComplete="name" />
      <TextField label={t("phone")} {...phoneField(form, "guest_phone")} />
      <div className="sm:col-span-2">
        <TextField
          label={t("email")}
          optional={!emailRequired}
          {...named("guest_email")}
          type="email"
          autoComplete="email"
        />
      </div>
    </fieldset>
  );
}
