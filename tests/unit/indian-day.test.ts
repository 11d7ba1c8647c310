import { expect, test } from "vitest";
import { indianDay, indianTime, startOfIndianDay } from "#lib/shop/language/indian-day.ts";

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
  ["21-11-2026", null],
  ["2026-11-21T00:00", null],
  ["", null],
])("the day %s began in India at %s", (day, start) => {
  expect(startOfIndianDay(day)).toBe(start);
});
