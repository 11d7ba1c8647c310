import { expect, test } from "vitest";
import { dateOf, dayOf, momentOf } from "#lib/shop/language/dates.ts";

// Midnight in India is 18:30 the day before in UTC.
test("a date is India's, as India's English writes it", () => {
  expect(dayOf("2026-11-20T18:30:00.000Z", "en")).toBe("21 November");
  expect(dateOf("2026-11-20T18:29:59.999Z", "en")).toBe("20 November 2026");
  expect(momentOf("2026-11-20T09:35:00.000Z", "en")).toMatch(/^20 Nov 2026, 3:05\spm$/);
});

test("in Tamil it has Tamil's names of the months, and the digits that everyone writes", () => {
  for (const write of [dayOf, dateOf, momentOf]) expect(write("2026-11-20T18:30:00.000Z", "ta")).toMatch(/^21 நவ/);
  expect(momentOf("2026-11-20T18:35:00.000Z", "ta")).toMatch(/2026.*இரவு 12:05/);
});
