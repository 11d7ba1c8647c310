import type { UseFormReturn } from "react-hook-form";
import { usePincodeMask } from "#lib/browser/checkout/input-masks.ts";
import type { CheckoutForm, CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { states } from "#lib/shop/customer/address.ts";
import { pincodeQuestion } from "#lib/shop/customer/pincode.ts";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm> };

/** The delivery address. The pincode comes before city and state: it fills them in, where it can mean only one. */
export function AddressFields({ form: { register, setValue, getValues, watch, formState } }: Props) {
  const { errors, isSubmitted } = formState;
  const named = (name: "line1" | "line2" | "pincode" | "city" | "state", extra = {}) => ({
    error: errors[name]?.message,
    ...register(name, extra),
  });
  const mask = usePincodeMask({ getValues, setValue }, { wrongPincode: Boolean(errors.pincode), isSubmitted });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">Delivery address</legend>
      <div className="sm:col-span-2">
        <TextField label="Address Line 1" {...named("line1")} autoComplete="address-line1" />
      </div>
      <div className="sm:col-span-2">
        <TextField label="Address Line 2" optional {...named("line2")} autoComplete="address-line2" />
      </div>
      <TextField
        label="Pincode"
        hint={pincodeQuestion(watch("pincode"), watch("state"))}
        {...named("pincode", mask.pincode)}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <TextField label="City" {...named("city", mask.city)} autoComplete="address-level2" />
      <SelectField
        label="State"
        {...named("state", mask.state)}
        choices={states}
        none="Choose a state"
        autoComplete="address-level1"
      />
    </fieldset>
  );
}
