import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { normalisePincode, states } from "@/lib/shop/address";
import type { CheckoutForm, CheckoutFormInput } from "@/lib/shop/checkout-form";
import { onlyStateOfPincode, pincodeQuestion } from "@/lib/shop/pincode";

type Props = { form: UseFormReturn<CheckoutFormInput, unknown, CheckoutForm> };

/** Where the order goes. The pincode stands before the state, which it fills where it can mean only one. */
export function AddressFields({ form: { register, setValue, getValues, watch, formState } }: Props) {
  const { errors } = formState;
  const pincodeField = () =>
    register("pincode", {
      onChange: (event) => {
        const digits = normalisePincode(event.target.value);
        setValue("pincode", digits);
        const only = onlyStateOfPincode(digits);
        if (only && getValues("state") === "") setValue("state", only, { shouldValidate: formState.isSubmitted });
      },
    });
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-4 font-display text-2xl">Delivery address</legend>
      <div className="sm:col-span-2">
        <Field label="Address Line 1" error={errors.line1?.message}>
          {(control) => (
            <input {...control} {...register("line1")} className="field-input" autoComplete="address-line1" />
          )}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label="Address Line 2" optional error={errors.line2?.message}>
          {(control) => (
            <input {...control} {...register("line2")} className="field-input" autoComplete="address-line2" />
          )}
        </Field>
      </div>
      <Field label="Pincode" error={errors.pincode?.message} hint={pincodeQuestion(watch("pincode"), watch("state"))}>
        {(control) => (
          <input
            {...control}
            {...pincodeField()}
            className="field-input"
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
      </Field>
      <Field label="City" error={errors.city?.message}>
        {(control) => (
          <input {...control} {...register("city")} className="field-input" autoComplete="address-level2" />
        )}
      </Field>
      <Field label="State" error={errors.state?.message}>
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
  );
}
