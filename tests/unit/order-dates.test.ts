import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dateOf, dayOf, momentOf, staffDate } from "#lib/shop/language/dates.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { packingSlipHtml } from "@/tests/support/packing-slip";

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
