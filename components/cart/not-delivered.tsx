import { deliveryPincode } from "#lib/browser/account/delivery-pincode.ts";
import { useNotDelivered } from "#lib/browser/checkout/use-not-delivered.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { useStore } from "#lib/browser/storage/store.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";

/** Says that the shop doesn't deliver to the pincode that the customer typed before. */
export function NotDelivered() {
  const where = whereText(useTexts(deliveryArea), useStateName());
  const refused = useNotDelivered("", useStore(deliveryPincode, null) ?? "", where);
  return refused && <p className="notice mt-4">{refused}</p>;
}
