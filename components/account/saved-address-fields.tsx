import type { UseFormReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { normalisePincode, states } from "@/lib/shop/address";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";
import { onlyStateOfPincode, pincodeQuestion } from "@/lib/shop/pincode";
import type { SavedAddress } from "@/lib/shop/saved-address";

type Props = { form: UseFormReturn<SavedAddress, unknown, SavedAddress> };

/** The fields of the saved address, from the person to the landmark. */
export function SavedAddressFields({ form: { register, setValue, getValues, watch, formState } }: Props) {
  const { errors } = formState;
  // Called where the field stands: the first wrong one, which gets the focus, is the first that was registered.
  const phoneField = () =>
    register("phone", {
      onChange: (event) => setValue("phone", phoneWhileTyping(event.target.value)),
      onBlur: (event) => setValue("phone", normalisePhone(event.target.value)),
    });
  const pincodeField = () =>
    register("pincode", {
      onChange: (event) => {
        const digits = normalisePincode(event.target.value);
        setValue("pincode", digits);
        const only = onlyStateOfPincode(digits);
        if (only && getValues("state") === "") setValue("state", only, { shouldValidate: formState.isSubmitted });
      },
    });
  const text = (
    name: "fullName" | "addressLine1" | "addressLine2" | "city" | "landmark",
    label: string,
    auto: string,
  ) => (
    <Field label={label} optional={name === "addressLine2" || name === "landmark"} error={errors[name]?.message}>
      {(control) => <input {...control} {...register(name)} className="field-input" autoComplete={auto} />}
    </Field>
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {text("fullName", "Full name", "name")}
      <Field label="Phone number" error={errors.phone?.message}>
        {(control) => (
          <input {...control} {...phoneField()} className="field-input" type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
      <div className="sm:col-span-2">{text("addressLine1", "Address line 1", "address-line1")}</div>
      <div className="sm:col-span-2">{text("addressLine2", "Address line 2", "address-line2")}</div>
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
      {text("city", "City", "address-level2")}
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
      {text("landmark", "Landmark", "off")}
    </div>
  );
}
