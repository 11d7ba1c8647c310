import type { UseFormReturn } from "react-hook-form";
import { usePincodeMask } from "#lib/browser/checkout/input-masks.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { states } from "#lib/shop/customer/address.ts";
import { pincodeQuestion } from "#lib/shop/customer/pincode.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { addressFields } from "#texts/en/address-fields.ts";
import { pincode } from "#texts/en/pincode.ts";
import { states as stateTexts } from "#texts/en/states.ts";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm> };

/** The delivery address. The pincode comes before city and state: it fills them in, where it can mean only one. */
export function AddressFields({ form: { register, setValue, getValues, watch, formState } }: Props) {
  const t = useTexts(addressFields);
  const question = useTexts(pincode);
  const names = useTexts(stateTexts);
  const stateName = (state: string) => stateIn(names, state);
  const { errors, isSubmitted } = formState;
  const named = (name: keyof CheckoutFormInput, extra = {}) => ({
    error: errors[name]?.message,
    ...register(name, extra),
  });
  const mask = usePincodeMask({ getValues, setValue }, { wrongPincode: Boolean(errors.pincode), isSubmitted });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">{t("title")}</legend>
      <div className="sm:col-span-2">
        <TextField label={t("line1")} {...named("line1")} autoComplete="address-line1" />
      </div>
      <div className="sm:col-span-2">
        <TextField label={t("line2")} optional {...named("line2")} autoComplete="address-line2" />
      </div>
      <TextField
        label={t("pincode")}
        hint={pincodeQuestion(watch("pincode"), watch("state"), question, stateName)}
        {...named("pincode", mask.pincode)}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField label={t("city")} {...named("city", mask.city)} autoComplete="address-level2" />
      <SelectField
        label={t("state")}
        {...named("state", mask.state)}
        choices={states}
        shown={stateName}
        none={t("chooseState")}
        autoComplete="address-level1"
      />
      <TextField label={t("landmark")} optional {...named("landmark")} autoComplete="off" />
    </fieldset>
  );
}
