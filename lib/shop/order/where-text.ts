import type { Translate } from "#lib/shop/language/translate.ts";
import type { DeliveryAreaTexts } from "#texts/en/delivery-area.ts";
import { deliverTo } from "./delivery-area.ts";

/**
 * Where the shop delivers: 'all over India', 'in Kerala and Goa', 'all over India, except Goa and some pincodes'.
 * @param t the texts of the page's language
 * @param stateName gives a state's name in that language
 */
export function whereText(t: Translate<DeliveryAreaTexts>, stateName = (state: string) => state): string {
  const listed = (names: string[]) =>
    names.length > 1 ? t("and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" }) : names.join();
  const { isOnly, states, withoutPincodes } = deliverTo;
  const without = [...(isOnly ? [] : states.map(stateName)), ...(withoutPincodes.length > 0 ? [t("pincodes")] : [])];
  const where = isOnly ? t("within", { states: listed(states.map(stateName)) }) : t("all");
  return without.length > 0 ? t("except", { where, without: listed(without) }) : where;
}
