import { storageItem } from "#lib/browser/storage/storage-item.ts";
import { isPincode } from "#lib/shop/customer/address.ts";
import { orNull } from "#lib/shop/storage/type-guards.ts";

/**
 * The pincode that product pages show the delivery day for: the one typed last, there or in an order. In a file of its
 * own, because product pages have no room for the checkout's form.
 */
export const deliveryPincode = storageItem<string | null>(
  "localStorage",
  "delivery_pincode",
  orNull((value) => (typeof value === "string" && isPincode(value) ? value : undefined)),
  null,
);
