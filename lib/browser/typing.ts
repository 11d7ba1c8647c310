import { normalisePincode } from "@/lib/shop/address";
import { normalisePhone, phoneWhileTyping } from "@/lib/shop/phone";
import { onlyStateOfPincode } from "@/lib/shop/pincode";

type InField = { target: { value: string } };

/**
 * What a phone's field does besides: while it is typed into only digits stay, and when it is left a country code goes.
 * @param set puts the text into the field
 */
export function typingPhone(set: (phone: string) => void) {
  return {
    onChange: ({ target }: InField) => set(phoneWhileTyping(target.value)),
    onBlur: ({ target }: InField) => set(normalisePhone(target.value)),
  };
}

/**
 * What a pincode's field does besides: only digits stay, and where they can mean only one state, that is told.
 * @param set puts the digits into the field
 */
export function typingPincode(set: (pincode: string) => void, tellState: (state: string) => unknown) {
  return {
    onChange({ target }: InField): void {
      const pincode = normalisePincode(target.value);
      set(pincode);
      const only = onlyStateOfPincode(pincode);
      if (only) tellState(only);
    },
  };
}
