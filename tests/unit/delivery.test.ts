import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { states } from "#lib/shop/customer/states.ts";
import { dateOf, dayOf, momentOf, staffDate } from "#lib/shop/language/dates.ts";
import { indianDay, indianTime, startOfIndianDay } from "#lib/shop/language/indian-day.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { deliveryDays, deliveryPromiseIn, deliveryText, expectedBy, ownDelivery } from "#lib/shop/order/delivery.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { pincodeDelivery } from "#lib/shop/order/pincode-delivery.ts";
import { delivery } from "#texts/en/delivery.ts";
import { packingSlipHtml } from "@/tests/support/packing-slip";

// promise: Tamil Nadu: 3 days on the banner, 3-5 in the order
// promise: 10 days elsewhere
// promise: The confirmation says 3-5 business days
test("the home state has its soonest day on the banner, its range in the order and both on the success page; every other state waits 8 days", () => {
  expect([deliveryDays("Kerala"), deliveryText("Kerala")]).toEqual([2, "2-4 days"]);
  for (const state of states.filter((state) => state !== "Kerala"))
    expect([state, deliveryDays(state), deliveryText(state)]).toEqual([state, 8, "8 days"]);
  const promise = { headline: "Delivery in 2-4 business days", detail: "within Kerala, 8 days elsewhere" };
  expect(deliveryPromiseIn(translate(delivery))).toMatchObject(promise);
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

test("an order's own range and day are said together", () => {
  const own = [
    ownDelivery("2026-11-20T09:30:00.000Z", "Kerala"),
    ownDelivery("2026-11-20T18:30:00.000Z", "Tamil Nadu"),
  ];
  expect(own).toEqual(["2-4 business days, by Thursday, 26 November", "8 days, by Sunday, 29 November"]);
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

test.each([
  ["2026-11-20T18:29:59.999Z", "2026-11-20", "2026-11-20 23:59"],
  ["2026-11-20T18:30:00.000Z", "2026-11-21", "2026-11-21 00:00"],
  ["2026-12-31T20:00:00.000Z", "2027-01-01", "2027-01-01 01:30"],
])("at %s it is %s in India, by the clock %s", (at, day, time) => {
  expect([indianDay(new Date(at)), indianTime(new Date(at))]).toEqual([day, time]);
});

test.each([
  ["2026-11-21", "2026-11-20T18:30:00.000Z"],
  ["2028-02-29", "2028-02-28T18:30:00.000Z"],
  ["2026-02-29", null],
  ["2026-13-01", null],
  ["2026-11-21T00:00", null],
  ["", null],
])("the day %s began in India at %s", (day, start) => {
  expect(startOfIndianDay(day)).toBe(start);
});

test("a date is India's, as India's English writes it; in Tamil it has Tamil's names of the months, and the digits that everyone writes", () => {
  expect(dayOf("2026-11-20T18:30:00.000Z", "en")).toBe("21 November");
  expect(dateOf("2026-11-20T18:29:59.999Z", "en")).toBe("20 November 2026");
  expect(momentOf("2026-11-20T09:35:00.000Z", "en")).toMatch(/^20 Nov 2026, 3:05\spm$/);
  for (const write of [dayOf, dateOf, momentOf]) expect(write("2026-11-20T18:30:00.000Z", "ta")).toMatch(/^21 நவ/);
  expect(momentOf("2026-11-20T18:35:00.000Z", "ta")).toMatch(/2026.*இரவு 12:05/);
  // Which of the three comes first depends on the browser's edition of the rules.
  const day = expectedBy("2026-11-19T04:00:00.000Z", "Kerala", "ta");
  for (const part of ["புதன்", "25", "நவம்பர்"]) expect(day).toContain(part);
});

test("staff read a moment in India to the minute, a day and a month alone, each with its year", () => {
  for (const at of ["2026-11-26T20:12:00.000Z", Date.UTC(2026, 10, 26, 20, 12)])
    expect(staffDate(at)).toMatch(/^27 Nov 2026, 1:42\sam$/);
  expect([staffDate("2026-11-27"), staffDate("2026-11")]).toEqual(["27 Nov 2026", "Nov 2026"]);
  const slip = packingSlipHtml(exampleOrder);
  expect(slip).toMatch(/20 Nov 2026, 10:00\sam/);
  expect(slip).toContain("Expected by 26 Nov 2026.");
});

test("no page of staff's and no slip writes a date by itself", () => {
  const files = globSync(["components/staff/*.tsx", "lib/browser/staff/*.ts", "lib/shop/warehouse/packing-slip*.ts"]);
  const own = /DateTimeFormat|toLocale|toDateString|(?<![=$])\{[\w.]*(since|_at|reopens_on|dataUpdatedAt)\}/;
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
});
