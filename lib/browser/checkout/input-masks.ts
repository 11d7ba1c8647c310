import { useRef } from "react";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { maskPhoneInput, normalisePhone } from "#lib/shop/customer/phone.ts";
import { onlyStateOfPincode, stateAfterPincode } from "#lib/shop/customer/pincode.ts";

type InField = { target: { value: string } };

/**
 * The input mask of a phone field: only digits stay while it is typed into, and a country code is removed when the focus
 * leaves it.
 * @param set puts the text into the field
 */
export function phoneMask(set: (phone: string) => void) {
  return {
    onChange: ({ target }: InField) => set(maskPhoneInput(target.value)),
    onBlur: ({ target }: InField) => set(normalisePhone(target.value)),
  };
}

type State = { read: () => string; set: (state: string) => void; pincode: () => string };

/**
 * What the fields of a pincode and its state do besides: only digits stay of the pincode, which fills in the state where it
 * can mean only one, and changes it again when it is corrected. A state that was chosen by hand stays.
 * @param set puts the digits into the pincode's field
 */
export function usePincodeMask(set: (pincode: string) => void, state: State) {
  // A form that was filled in before does not say how: a state that its pincode would fill in counts as filled in.
  const filled = useRef(onlyStateOfPincode(state.pincode()));
  return {
    pincode: {
      onChange({ target }: InField): void {
        const pincode = normalisePincode(target.value);
        set(pincode);
        const now = state.read();
        const next = stateAfterPincode(pincode, now, filled.current);
        if (next === now) return;
        filled.current = next;
        state.set(next);
      },
    },
    state: {
      onChange(): void {
        filled.current = null;
      },
    },
  };
}
