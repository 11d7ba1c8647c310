import * as z from "zod/mini";
import type { CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { optionalText, requiredText, stateField } from "#lib/shop/order/order-fields.ts";
import { isPincode, normalisePincode } from "./address.ts";
import { indianMobile, normalisePhone } from "./phone.ts";

const PHONE = "Please enter a valid Indian phone number";
const PINCODE = "Please enter a valid 6-digit pincode";

/** A user's saved address, as its modal validates it. The error messages are the modal's own, not the checkout's. */
export const savedAddressSchema = z.object({
  fullName: requiredText("Full name is required", 100),
  phone: z
    .pipe(
      z.string(),
      z.transform((text) => normalisePhone(text)),
    )
    .check(z.refine((phone) => indianMobile.test(phone), { error: PHONE })),
  addressLine1: requiredText("Address line 1 is required", 150),
  addressLine2: optionalText(120),
  city: requiredText("City is required", 60),
  state: stateField,
  pincode: z
    .pipe(
      z.string(),
      z.transform((text) => normalisePincode(text)),
    )
    .check(z.refine(isPincode, { error: PINCODE })),
  landmark: optionalText(100),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const emptyAddress: SavedAddress = {
  ...{ fullName: "", phone: "", addressLine1: "", addressLine2: "", city: "", state: "", pincode: "", landmark: "" },
};

/** Line 2 of an order may be this long; a landmark is part of it. */
const LONGEST_LINE2 = 120;

/** What the saved address fills in of the order-details form: the address, never what is already typed of the person. */
export function addressForCheckout(saved: SavedAddress) {
  const near = saved.landmark && `near ${saved.landmark}`;
  const both = [saved.addressLine2, near].filter(Boolean).join(", ");
  return {
    line1: saved.addressLine1,
    line2: both.length <= LONGEST_LINE2 ? both : saved.addressLine2 || near,
    city: saved.city,
    state: saved.state,
    pincode: saved.pincode,
  } satisfies Partial<CheckoutFormInput>;
}

/**
 * The address that was typed for an order as a saved address, or null when it can't be one. What was a landmark stays in line 2.
 */
export function addressFromCheckout(form: CheckoutFormInput): SavedAddress | null {
  const { success, data } = z.safeParse(savedAddressSchema, {
    fullName: form.guest_name,
    phone: form.guest_phone,
    addressLine1: form.line1,
    addressLine2: form.line2,
    city: form.city,
    state: form.state,
    pincode: form.pincode,
    landmark: "",
  });
  return success ? data : null;
}

/** The address in the lines of a label. */
export function addressLines({ addressLine1, addressLine2, landmark, city, state, pincode }: SavedAddress): string[] {
  return [addressLine1, addressLine2, landmark && `near ${landmark}`, `${city}, ${state} - ${pincode}`].filter(Boolean);
}
