import { expect, test } from "vitest";
import { states } from "@/lib/shop/address";
import { deliveryDays, deliveryPromise, deliveryText, expectedBy, ownDelivery } from "@/lib/shop/delivery";

test("the banner promises 3 days within Tamil Nadu, the order says 3-5", () => {
  expect(deliveryDays("Tamil Nadu")).toBe(3);
  expect(deliveryText("Tamil Nadu")).toBe("3-5 days");
});

test.each(states.filter((state) => state !== "Tamil Nadu"))("%s waits 10 days", (state) => {
  expect(deliveryDays(state)).toBe(10);
  expect(deliveryText(state)).toBe("10 days");
});

test("the success page says the specification's sentence and what qualifies it", () => {
  expect(deliveryPromise.headline).toBe("Delivery in 3-5 business days");
  expect(deliveryPromise.detail).toBe("within Tamil Nadu, 10 days elsewhere");
});

// Midnight in India is 18:30 the day before in UTC. 19 November 2026 is a Thursday.
test.each([
  ["2026-11-19T04:00:00.000Z", "Tamil Nadu", "Thursday, 26 November"],
  ["2026-11-19T18:29:59.999Z", "Tamil Nadu", "Thursday, 26 November"],
  ["2026-11-19T18:30:00.000Z", "Tamil Nadu", "Friday, 27 November"],
  ["2026-11-19T23:59:59.999Z", "Tamil Nadu", "Friday, 27 November"],
  ["2026-11-20T09:30:00.000Z", "Tamil Nadu", "Friday, 27 November"],
  ["2026-11-21T06:00:00.000Z", "Tamil Nadu", "Friday, 27 November"],
  ["2026-11-22T18:29:59.999Z", "Tamil Nadu", "Friday, 27 November"],
  ["2026-11-22T18:30:00.000Z", "Tamil Nadu", "Monday, 30 November"],
  ["2026-12-28T06:00:00.000Z", "Tamil Nadu", "Monday, 4 January"],
])("an order of %s to %s is expected by %s: five of India's business days", (createdAt, state, day) => {
  expect(expectedBy(createdAt, state)).toBe(day);
});

test.each([
  ["2026-11-20T18:29:59.999Z", "Kerala", "Monday, 30 November"],
  ["2026-11-20T18:30:00.000Z", "Kerala", "Tuesday, 1 December"],
  ["2026-11-21T06:00:00.000Z", "Puducherry", "Tuesday, 1 December"],
  ["2026-11-25T06:00:00.000Z", "Karnataka", "Saturday, 5 December"],
])("an order of %s to %s is expected by %s: ten of India's days", (createdAt, state, day) => {
  expect(expectedBy(createdAt, state)).toBe(day);
});

test.each([
  ["2026-11-20T09:30:00.000Z", "Tamil Nadu", "3-5 business days, by Friday, 27 November"],
  ["2026-11-20T18:30:00.000Z", "Kerala", "10 days, by Tuesday, 1 December"],
])("an order's own range and day: of %s to %s, %s", (from, state, text) => {
  expect(ownDelivery(from, state)).toBe(text);
});
