import { useTexts } from "#lib/browser/language/texts.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import { leftOut } from "#lib/shop/order/pincode-delivery.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";
import { notDelivered } from "#texts/en/not-delivered.ts";
import { states } from "#texts/en/states.ts";

/** What the customer is told of a place where the shop doesn't deliver, in the page's language; null anywhere else. */
export function useNotDelivered(state: string, pincode: string): string | null {
  const [t, area, names] = [useTexts(notDelivered), useTexts(deliveryArea), useTexts(states)];
  const stateName = (name: string) => stateIn(names, name);
  const place = leftOut(state, pincode);
  return place && `${t("no", { place: stateName(place) })} ${t("we", { where: whereText(area, stateName) })}`;
}
