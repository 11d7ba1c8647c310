import { shop } from "#lib/shop/facts/shop.ts";
import { weekdayOf } from "#lib/shop/language/dates.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { type DeliveryTexts, delivery as deliveryTexts } from "#texts/en/delivery.ts";
import { AREA } from "./delivery-area.ts";

const { delivery } = shop;

/** Orders to this state arrive sooner than elsewhere. */
export const HOME_STATE = delivery.homeState;
/** The same, in the code that ISO 3166-2 gives it after 'IN-'. */
export const HOME_STATE_CODE = delivery.homeStateCode;
/** Business days to an address in the home state: the soonest, and until when the promise runs. */
export const HOME_DAYS = delivery.homeDays;
/** Days to an address in any other state. */
export const DAYS_ELSEWHERE = delivery.daysElsewhere;
/** The gaps of a text that says how long it takes elsewhere, where the shop delivers there. */
export const ELSEWHERE = { area: AREA, elsewhere: DAYS_ELSEWHERE };
/** How soon an order is packed and handed over: the soonest, and until when at the latest. */
export const PROCESSING_DAYS = delivery.processingDays;
/** The same in hours: '24-48'. */
export const PROCESSING_HOURS = `${PROCESSING_DAYS.least * 24}-${PROCESSING_DAYS.most * 24}`;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until delivery as the order-details banner promises them. */
export function deliveryDays(state: string): number {
  return state === HOME_STATE ? HOME_DAYS.least : DAYS_ELSEWHERE;
}

/** The delivery time that is stored with the order and named in every message. */
export function deliveryText(state: string): string {
  return state === HOME_STATE ? `${HOME_DAYS.least}-${HOME_DAYS.most} days` : `${DAYS_ELSEWHERE} days`;
}

/**
 * The success page's promise, and what qualifies it.
 * @param t the texts of the page's language
 * @param stateName gives a state's name in that language
 */
export const deliveryPromiseIn = (t: Translate<DeliveryTexts>, stateName = (state: string) => state) => ({
  headline: t("headline", HOME_DAYS),
  detail: t("detail", { ...ELSEWHERE, state: stateName(HOME_STATE) }),
});

/**
 * The day by which an order is expected, as a date in India: 'Wednesday, 25 November'.
 * @param createdAt when the order was placed, ISO 8601
 * @param write makes the words of a moment's day
 */
export function expectedBy(createdAt: string, state: string, language: Language = "en", write = weekdayOf): string {
  const placed = Date.parse(createdAt);
  const days = state === HOME_STATE ? daysOfBusiness(placed, HOME_DAYS.most) : DAYS_ELSEWHERE;
  return write(placed + days * DAY_MS, language);
}

const indianWeekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "Asia/Kolkata" });

/** How many days it takes until so many of them were neither a Saturday nor a Sunday. India has no summer time. */
function daysOfBusiness(from: number, businessDays: number): number {
  let days = 0;
  for (let left = businessDays; left > 0; ) {
    days += 1;
    if (!indianWeekday.format(new Date(from + days * DAY_MS)).startsWith("S")) left -= 1;
  }
  return days;
}

/**
 * One order's own delivery, its range and its last day: '3-5 business days, by Friday, 27 November'.
 * @param from when the order was placed, or would be, ISO 8601
 * @param t the texts of this language
 */
export function ownDelivery(
  from: string,
  state: string,
  language: Language = "en",
  t: Translate<DeliveryTexts> = translate(deliveryTexts),
): string {
  const day = expectedBy(from, state, language);
  return state === HOME_STATE ? t("home", { ...HOME_DAYS, day }) : t("elsewhere", { days: DAYS_ELSEWHERE, day });
}
