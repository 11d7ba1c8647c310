import type { UseFormReturn } from "react-hook-form";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { addressFields } from "#texts/en/address-fields.ts";
import { fieldsOf, TextField } from "@/components/ui/field";
import { PlaceFields } from "./place-fields";

/** The delivery address. */
export function AddressFields({ form }: { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm> }) {
  const t = useTexts(addressFields);
  const named = fieldsOf(form);
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display font-semibold text-2xl">{t("title")}</legend>
      <div className="sm:col-span-2">
        <TextField label={t("line1")} {...named("line1")} autoComplete="address-line1" />
      </div>
      <div className="sm:col-span-2">
        <TextField label={t("line2")} optional {...named("line2")} autoComplete="address-line2" />
      </div>
      <PlaceFields form={form} named={named} />
    </fieldset>
  );
}
