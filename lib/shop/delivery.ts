const HOME_STATE = "Tamil Nadu";
/** Until when the saved promise runs: business days within the home state, days elsewhere. */
const HOME_BUSINESS_DAYS = 5;
const DAYS_ELSEWHERE = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until delivery as the order-details banner promises them. */
export function deliveryDays(state: string): number {
  return state === HOME_STATE ? 3 : 10;
}

/** The delivery time that is saved with the order and told in every message. */
export function deliveryText(state: string): string {
  return state === HOME_STATE ? "3-5 days" : "10 days";
}

/** The success page's promise, and what qualifies it. */
export const deliveryPromise = {
  headline: "Delivery in 3-5 business days",
  detail: "within Tamil Nadu, 10 days elsewhere",
};

const indianDate = new Intl.DateTimeFormat("en-IN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Asia/Kolkata",
});

/**
 * The day by which an order is expected, as a date in India: 'Wednesday, 25 November'.
 * @param createdAt when the order was placed, ISO 8601
 */
export function expectedBy(createdAt: string, state: string): string {
  const placed = Date.parse(createdAt);
  const days = state === HOME_STATE ? daysOfBusiness(placed, HOME_BUSINESS_DAYS) : DAYS_ELSEWHERE;
  return indianDate.format(new Date(placed + days * DAY_MS));
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
