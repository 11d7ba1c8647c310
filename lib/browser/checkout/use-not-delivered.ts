import { useTexts } from "#lib/browser/language/texts.ts";
import { useStateName } from "#lib/browser/language/use-state-name.ts";
import { leftOut } from "#lib/shop/order/pincode-delivery.ts";
import { notDelivered } from "#texts/en/not-delivered.ts";

/**
 * The message for a place where the shop doesn't deliver, in the page's language; null where it delivers.
 * @param where the shop delivers, in that language; left out, the message doesn't say it
 */
export function useNotDelivered(state: string, pincode: string, where?: string): string | null {
  const t = useTexts(notDelivered);
  const stateName = useStateName();
  const place = leftOut(state, pincode);
  return place && [t("no", { place: stateName(place) }), ...(where ? [t("we", { where })] : [])].join(" ");
}
