import * as z from "zod/mini";
import type { CheckoutFormInput } from "#lib/shop/checkout/checkout-form.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { optionalText, requiredText, stateField } from "#lib/shop/order/order-fields.ts";
import { type AddressLinesTexts, addressLines as lineTexts } from "#texts/en/address-lines.ts";
import { fields } from "#texts/en/fields.ts";
import { isPincode, normalisePincode } from "./address.ts";
import { indianMobile, isForeign, normalisePhone } from "./phone.ts";

const text = translate(fields);

/** A user's saved address, as its modal validates it. The error messages are the modal's own, not the checkout's. */
export const savedAddressSchema = z.object({
  fullName: requiredText(text("name"), 100),
  phone: z
    .pipe(
      z.string(),
      z.transform((typed) => normalisePhone(typed)),
    )
    .check(
      z.refine((phone) => !isForeign(phone), { error: text("indianMobile"), abort: true }),
      z.refine((phone) => indianMobile.test(phone), { error: text("indianPhone") }),
    ),
  addressLine1: requiredText(text("savedLine1"), 150),
  addressLine2: optionalText(120),
  city: requiredText(text("city"), 60),
  state: stateField,
  pincode: z
    .pipe(
      z.string(),
      z.transform((typed) => normalisePincode(typed)),
    )
    .check(z.refine(isPincode, { error: text("validPincode") })),
  landmark: optionalText(100),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

export const emptyAddress: SavedAddress = {
  fullName: "",
  phone: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  state: "",
  pincode: "",
  landmark: "",
};

/** Line 2 of an order may be this long; a landmark is part of it. */
const LONGEST_LINE2 = 120;

const nearLandmark = ({ landmark }: SavedAddress, t: Translate<AddressLinesTexts>) =>
  landmark && t("near", { landmark });

/**
 * What the saved address fills in of the order-details form: the address, never what is already typed of the person. In English:
 * the warehouse reads it.
 */
export function addressForCheckout(saved: SavedAddress) {
  const near = nearLandmark(saved, translate(lineTexts));
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

/**
 * The address in the lines of a label.
 * @param t the texts of the page's language
 * @param stateName gives a state's name in that language
 */
export function addressLines(
  saved: SavedAddress,
  t: Translate<AddressLinesTexts> = translate(lineTexts),
  stateName = (state: string) => state,
): string[] {
  const { addressLine1, addressLine2, city, state, pincode } = saved;
  const last = `${city}, ${stateName(state)} - ${pincode}`;
  return [addressLine1, addressLine2, nearLandmark(saved, t), last].filter(Boolean);
}
