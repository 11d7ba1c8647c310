import { useRef } from "react";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { maskPhoneInput, normalisePhone } from "#lib/shop/customer/phone.ts";
import { cityAfterPincode, cityOfPincode, onlyStateOfPincode, stateAfterPincode } from "#lib/shop/customer/pincode.ts";

type InField = { target: { value: string } };

/**
 * The input mask of a phone field: only digits stay while it is typed into, and a country code is removed when the
 * focus leaves it.
 * @param set puts the text into the field
 */
export function phoneMask(set: (phone: string) => void) {
  return {
    onChange: ({ target }: InField) => set(maskPhoneInput(target.value)),
    onBlur: ({ target }: InField) => set(normalisePhone(target.value)),
  };
}

type Name = "pincode" | "city" | "state";
type Form = {
  getValues: (name: Name) => string;
  setValue: (name: Name, text: string, options: { shouldValidate: boolean }) => void;
};

/**
 * The input masks of a pincode, its city and its state: only digits stay of the pincode. It fills in the city and the
 * state where it can mean only one, and changes them again when it is corrected. What was typed or chosen by hand
 * stays. A field that shows an error, or was submitted, is validated again.
 */
export function usePincodeMask(
  { getValues, setValue }: Form,
  { wrongPincode, isSubmitted }: { wrongPincode: boolean; isSubmitted: boolean },
) {
  const pincode = getValues("pincode");
  // A form that was filled in before does not say how: a value that its pincode would fill in counts as filled in.
  const filled = useRef({ city: cityOfPincode(pincode), state: onlyStateOfPincode(pincode) });
  const fill = (name: "city" | "state", next: string) => {
    if (next === getValues(name)) return;
    filled.current[name] = next;
    setValue(name, next, { shouldValidate: isSubmitted });
  };
  /** What is typed or chosen by hand no longer counts as filled in. */
  const byHand = (name: "city" | "state") => ({
    onChange(): void {
      filled.current[name] = null;
    },
  });
  return {
    pincode: {
      onChange({ target }: InField): void {
        const digits = normalisePincode(target.value);
        setValue("pincode", digits, { shouldValidate: wrongPincode });
        fill("city", cityAfterPincode(digits, getValues("city"), filled.current.city));
        fill("state", stateAfterPincode(digits, getValues("state"), filled.current.state));
      },
    },
    city: byHand("city"),
    state: byHand("state"),
  };
}
