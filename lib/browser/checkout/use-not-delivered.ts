import { useTexts } from "#lib/browser/language/texts.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { leftOut } from "#lib/shop/order/pincode-delivery.ts";
import { notDelivered } from "#texts/en/not-delivered.ts";
import { states } from "#texts/en/states.ts";

/**
 * The message for a place where the shop doesn't deliver, in the page's language; null where it delivers.
 * @param where the shop delivers, in that language; left out, the message doesn't say it
 */
export function useNotDelivered(state: string, pincode: string, where?: string): string | null {
  const t = useTexts(notDelivered);
  const names = useTexts(states);
  const place = leftOut(state, pincode);
  return place && [t("no", { place: stateIn(names, place) }), ...(where ? [t("we", { where })] : [])].join(" ");
}
