import "server-only";
import { translateIn } from "#lib/server/language/translate-in.ts";
import { stateIn } from "#lib/shop/customer/state-name.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { ELSEWHERE, HOME_DAYS, HOME_STATE } from "#lib/shop/order/delivery.ts";
import { AREA } from "#lib/shop/order/delivery-area.ts";
import { whereText } from "#lib/shop/order/where-text.ts";
import { deliveryArea } from "#texts/en/delivery-area.ts";
import { policies } from "#texts/en/policies.ts";
import { states } from "#texts/en/states.ts";

/** What pages in this language say of where the shop delivers: the values of their texts' gaps. */
export const areaIn = (language: Language) => ({
  area: AREA,
  where: whereText(translateIn(language, deliveryArea), (state) => stateIn(translateIn(language, states), state)),
});

/** How long a parcel takes, in the home state and where else the shop delivers. */
export const timesIn = (language: Language): string =>
  translateIn(language, policies)("deliveryTimes", {
    ...ELSEWHERE,
    days: `${HOME_DAYS.least}-${HOME_DAYS.most}`,
    state: stateIn(translateIn(language, states), HOME_STATE),
  });
