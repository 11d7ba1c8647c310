const HOME_STATE = "Tamil Nadu";
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
  const days = state === HOME_STATE ? 5 : 10;
  return indianDate.format(new Date(Date.parse(createdAt) + days * DAY_MS));
}
