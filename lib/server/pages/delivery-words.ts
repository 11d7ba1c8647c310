import "server-only";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { AREA } from "#lib/shop/order/delivery-area.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";
import { states } from "#texts/en/states.ts";

/** What pages in this language say of where the shop delivers: the values of their texts' gaps. */
export const areaIn = (language: Language) => ({
  area: AREA,
  where: whereText(translateIn(language, deliveryArea), (state) => stateIn(translateIn(language, states), state)),
});
