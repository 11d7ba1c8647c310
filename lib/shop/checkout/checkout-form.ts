import * as z from "zod/mini";
import { placeOf } from "#lib/shop/customer/address-line.ts";
import {
  addressFields,
  deliveryNote,
  guestName,
  guestPhone,
  optionalEmail,
  requiredEmail,
} from "#lib/shop/customer/fields.ts";

const fields = { guest_name: guestName, guest_phone: guestPhone, ...addressFields, delivery_note: deliveryNote };

const guestFormSchema = z.object({ ...fields, guest_email: optionalEmail });
const userFormSchema = z.object({ ...fields, guest_email: requiredEmail });

/**
 * The order-details form. The e-mail is optional for a guest, and required for a signed-in customer and with free
 * samples.
 */
export function checkoutFormSchema(emailRequired: boolean) {
  return emailRequired ? userFormSchema : guestFormSchema;
}

/** The form's fields as they are typed. */
export type CheckoutFormInput = z.input<typeof guestFormSchema>;

/** The form's fields, checked and normalised. */
export type CheckoutForm = z.infer<typeof guestFormSchema>;

const names = Object.keys(guestFormSchema.shape);
const eachField = <T>(value: T) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<keyof CheckoutFormInput, T>;

export const emptyCheckoutForm: CheckoutFormInput = eachField("");

/** A form in the browser's storage. A field that another version did not have is empty. */
export const storedFormSchema = z.object(eachField(z._default(z.string(), "")));

/** The form's part of an order on the wire. */
export function shippingOf({ guest_name, guest_phone, guest_email, delivery_note, ...address }: CheckoutForm) {
  return { guest_name, guest_phone, guest_email, ...placeOf(address), delivery_note };
}
