import * as z from "zod/mini";
import { isPincode, normalisePincode } from "#lib/shop/customer/address.ts";
import type { Address } from "#lib/shop/customer/address-line.ts";
import { addressFields, requiredText } from "#lib/shop/customer/fields.ts";
import { indianMobile, isForeign, normalisePhone } from "#lib/shop/customer/phone.ts";
import { errorsOf } from "#lib/shop/language/sentence.ts";
import { fields } from "#texts/en/fields.ts";
import type { CheckoutFormInput } from "./checkout-form.ts";

const text = errorsOf(fields);

/** A user's saved address, as its modal validates it. The error messages are the modal's own, not the checkout's. */
export const savedAddressSchema = z.object({
  fullName: requiredText(text("name"), 100),
  phone: z.string().check(
    z.overwrite(normalisePhone),
    z.refine((phone) => !isForeign(phone), { error: text("indianMobile"), abort: true }),
    z.refine((phone) => indianMobile.test(phone), { error: text("indianPhone") }),
  ),
  addressLine1: requiredText(text("savedLine1"), 150),
  addressLine2: addressFields.line2,
  city: addressFields.city,
  state: addressFields.state,
  pincode: z.string().check(z.overwrite(normalisePincode), z.refine(isPincode, { error: text("validPincode") })),
  landmark: addressFields.landmark,
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const emptyAddress = Object.fromEntries(
  Object.keys(savedAddressSchema.shape).map((name) => [name, ""]),
) as SavedAddress;

/** The saved address in the parts of an order's: the address, never what is already typed of the person. */
export function addressForCheckout(saved: SavedAddress): Address {
  const { fullName: _, phone: __, addressLine1: line1, addressLine2: line2, ...place } = saved;
  return { line1, line2, ...place };
}

/** The address that was typed for an order as a saved address, or null when it can't be one. */
export function addressFromCheckout(form: CheckoutFormInput): SavedAddress | null {
  const { guest_name: fullName, guest_phone: phone, line1: addressLine1, line2: addressLine2, ...place } = form;
  const { success, data } = z.safeParse(savedAddressSchema, { fullName, phone, addressLine1, addressLine2, ...place });
  return success ? data : null;
}
