import * as z from "zod/mini";
import { checkWithSchema } from "#lib/browser/storage/check-with-schema.ts";
import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { type CheckoutFormInput, storedFormSchema } from "#lib/shop/checkout/checkout-form.ts";
import { deliveryPincode } from "./delivery-pincode.ts";

/** The details of the last order from this browser. `user_id`: null for a guest's order. */
const detailsSchema = z.object({ user_id: z.nullable(z.string()), form: storedFormSchema });
type SavedDetails = z.infer<typeof detailsSchema>;

const check = checkWithSchema(z.nullable(detailsSchema));
const item = storageItem<SavedDetails | null>("localStorage", "checkout_details", check, null);

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
