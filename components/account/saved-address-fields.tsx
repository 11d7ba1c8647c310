import type { UseFormReturn } from "react-hook-form";
import { phoneMask, usePincodeMask } from "#lib/browser/checkout/input-masks.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { SavedAddress } from "#lib/shop/checkout/saved-address.ts";
import { states } from "#lib/shop/customer/address.ts";
import { pincodeQuestion } from "#lib/shop/customer/pincode.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { addressModal } from "#texts/en/address-modal.ts";
import { pincode } from "#texts/en/pincode.ts";
import { states as stateTexts } from "#texts/en/states.ts";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<SavedAddress, unknown, SavedAddress> };

/** The fields of the saved address, from the person to the landmark. */
export function SavedAddressFields({ form: { register, setValue, getValues, watch, formState } }: Props) {
  const t = useTexts(addressModal);
  const question = useTexts(pincode);
  const stateNames = useTexts(stateTexts);
  const stateName = (state: string) => stateIn(stateNames, state);
  const { errors, isSubmitted } = formState;
  // Registered in the order on the page: the first invalid field, which gets the focus, is the first that was registered.
  const named = (name: keyof SavedAddress, extra = {}) => ({
    error: errors[name]?.message,
    ...register(name, extra),
  });
  const phone = phoneMask((text) => setValue("phone", text, { shouldValidate: Boolean(errors.phone) }));
  const mask = usePincodeMask({ getValues, setValue }, { wrongPincode: Boolean(errors.pincode), isSubmitted });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t("name")} {...named("fullName")} autoComplete="name" />
      <TextField label={t("phone")} {...named("phone", phone)} type="tel" autoComplete="tel" />
      <div className="sm:col-span-2">
        <TextField label={t("line1")} {...named("addressLine1")} autoComplete="address-line1" />
      </div>
      <div className="sm:col-span-2">
        <TextField label={t("line2")} optional {...named("addressLine2")} autoComplete="address-line2" />
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
    </div>
  );
}
