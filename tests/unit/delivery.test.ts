import { expect, test } from "vitest";
import { states } from "#lib/shop/customer/states.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { deliveryDays, deliveryPromiseIn, deliveryText, expectedBy, ownDelivery } from "#lib/shop/order/delivery.ts";
import { pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";
import { delivery } from "#texts/en/delivery.ts";

// promise: Tamil Nadu: 3 days on the banner, 3-5 in the order
test("the banner promises the soonest day within the home state, the order says the range", () => {
  expect(deliveryDays("Kerala")).toBe(2);
  expect(deliveryText("Kerala")).toBe("2-4 days");
});

// promise: 10 days elsewhere
test("every other state waits 8 days", () => {
  for (const state of states.filter((state) => state !== "Kerala"))
    expect([state, deliveryDays(state), deliveryText(state)]).toEqual([state, 8, "8 days"]);
});

// promise: The confirmation says 3-5 business days
test("the success page has the specification's text and what qualifies it", () => {
  const { headline, detail } = deliveryPromiseIn(translate(delivery));
  expect(headline).toBe("Delivery in 2-4 business days");
  expect(detail).toBe("within Kerala, 8 days elsewhere");
});

// Midnight in India is 18:30 the day before in UTC. 19 November 2026 is a Thursday.
test.each([
  ["2026-11-19T04:00:00.000Z", "Kerala", "Wednesday, 25 November"],
  ["2026-11-19T18:29:59.999Z", "Kerala", "Wednesday, 25 November"],
  ["2026-11-19T18:30:00.000Z", "Kerala", "Thursday, 26 November"],
  ["2026-11-20T18:30:00.000Z", "Kerala", "Thursday, 26 November"],
  ["2026-11-22T18:29:59.999Z", "Kerala", "Thursday, 26 November"],
  ["2026-11-22T18:30:00.000Z", "Kerala", "Friday, 27 November"],
  ["2026-12-28T06:00:00.000Z", "Kerala", "Friday, 1 January"],
  ["2026-11-20T18:29:59.999Z", "Tamil Nadu", "Saturday, 28 November"],
  ["2026-11-20T18:30:00.000Z", "Tamil Nadu", "Sunday, 29 November"],
])(
  "an order of %s to %s is expected by %s: four business days at home, eight days elsewhere, of India",
  (at, state, day) => {
    expect(expectedBy(at, state)).toBe(day);
  },
);

test("the day by which an order is expected has its Tamil name on a page in Tamil, with the digits that everyone writes", () => {
  const day = expectedBy("2026-11-19T04:00:00.000Z", "Kerala", "ta");
  // Which of the three comes first depends on the browser's edition of the rules.
  for (const part of ["புதன்", "25", "நவம்பர்"]) expect(day).toContain(part);
});

test.each([
  ["2026-11-20T09:30:00.000Z", "Kerala", "2-4 business days, by Thursday, 26 November"],
  ["2026-11-20T18:30:00.000Z", "Tamil Nadu", "8 days, by Sunday, 29 November"],
])("an order's own range and day: of %s to %s, %s", (from, state, text) => {
  expect(ownDelivery(from, state)).toBe(text);
});

test.each([
  ["673100 lies in two states: the later day counts", "673100", "Friday, 27 November", ["Kerala", "Puducherry"]],
  ["682500 may be an island", "682500", "Friday, 27 November", ["Kerala", "Lakshadweep"]],
  ["670001 is at home", "670001", "Wednesday, 25 November", ["Kerala"]],
  ["110001 is elsewhere", "110001", "Friday, 27 November", ["Delhi"]],
])("a pincode's delivery day: %s", (_, pincode, day, of) => {
  expect(pincodeDelivery("2026-11-19T04:00:00.000Z", pincode)).toEqual({ day, states: of });
});

test.each(["", "67", "67000", "6700011", "000000", "999999", "67000x"])("no day is promised for %j", (pincode) => {
  expect(pincodeDelivery("2026-11-19T04:00:00.000Z", pincode)).toBeNull();
});
