import * as z from "zod/mini";
import { addressLine } from "#lib/shop/customer/address.ts";
import { translate } from "#lib/shop/language/translate.ts";
import {
  guestName,
  guestPhone,
  optionalEmail,
  optionalText,
  pincode,
  requiredEmail,
  requiredText,
  stateField,
} from "#lib/shop/order/order-fields.ts";
import { fields as fieldTexts } from "#texts/en/fields.ts";

const text = translate(fieldTexts);

const fields = {
  guest_name: guestName,
  guest_phone: guestPhone,
  line1: requiredText(text("line1"), 150),
  line2: optionalText(120),
  city: requiredText(text("city"), 60),
  state: stateField,
  pincode,
};

const guestFormSchema = z.object({ ...fields, guest_email: optionalEmail });
const userFormSchema = z.object({ ...fields, guest_email: requiredEmail });

/** The order-details form. The e-mail is optional for a guest, and required for a signed-in customer and with free samples. */
export function checkoutFormSchema(emailRequired: boolean) {
  return emailRequired ? userFormSchema : guestFormSchema;
}

/** The form's fields as they are typed. */
export type CheckoutFormInput = {
  guest_name: string;
  guest_phone: string;
  guest_email: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  pincode: string;
};

/** The form's fields, checked and normalised. */
export type CheckoutForm = z.infer<typeof guestFormSchema>;

export const emptyCheckoutForm: CheckoutFormInput = {
  guest_name: "",
  guest_phone: "",
  guest_email: "",
  line1: "",
  line2: "",
  city: "",
  state: "",
  pincode: "",
};

/** The form's part of an order on the wire. */
export function shippingOf(form: CheckoutForm) {
  return {
    guest_name: form.guest_name,
    guest_phone: form.guest_phone,
    guest_email: form.guest_email,
    guest_address: addressLine(form),
    state: form.state,
    guest_city: form.city,
    guest_pincode: form.pincode,
  };
}
