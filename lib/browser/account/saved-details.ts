import { deliveryPincode } from "#lib/browser/catalogue/delivery-pincode.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { type CheckoutFormInput, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { type Check, isRecord, isStringArray, orNull } from "#lib/shop/storage/type-guards.ts";

/** The details of the last order from this browser. `user_id`: null for a guest's order. */
type SavedDetails = { user_id: string | null; form: CheckoutFormInput };

const fields = Object.keys(emptyCheckoutForm) as (keyof CheckoutFormInput)[];

const checkDetails: Check<SavedDetails> = (value) => {
  if (!isRecord(value) || !isRecord(value.form)) return undefined;
  const { user_id, form } = value;
  const isWhole =
    (user_id === null || typeof user_id === "string") && isStringArray(...fields.map((name) => form[name]));
  return isWhole ? (value as SavedDetails) : undefined;
};

const item = storageItem<SavedDetails | null>("localStorage", "checkout_details", orNull(checkDetails), null);

/** The details that this customer typed for their last order from this browser, or null. @param userId null: a guest */
export function savedDetails(userId: string | null): CheckoutFormInput | null {
  const saved = item.read();
  return saved?.user_id === userId ? saved.form : null;
}

/** Stores the details of an order, so that the next checkout begins with them. */
export function saveDetails({ user_id, form }: SavedDetails): void {
  item.write({ user_id, form });
  deliveryPincode.write(form.pincode);
}

/** Removes the stored details of this customer, and the pincode they typed. @param userId null: a guest */
export function removeSavedDetails(userId: string | null): void {
  deliveryPincode.write(null);
  if (item.read()?.user_id === userId) item.write(null);
}
