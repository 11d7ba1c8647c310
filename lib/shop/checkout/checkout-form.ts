import * as z from "zod/mini";
import { placeOf } from "#lib/shop/customer/address-line.ts";
import { addressFields, guestName, guestPhone, optionalEmail, requiredEmail } from "#lib/shop/customer/fields.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";

const fields = { guest_name: guestName, guest_phone: guestPhone, ...addressFields, ...eachWish((typed) => typed) };

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
export function shippingOf(form: CheckoutForm) {
  const { guest_name, guest_phone, guest_email, line1, line2, landmark, city, state, pincode } = form;
  const place = placeOf({ line1, line2, landmark, city, state, pincode });
  return { guest_name, guest_phone, guest_email, ...place, ...eachWish((_, wish) => form[wish]) };
}
