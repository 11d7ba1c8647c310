import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rowOf, usualStatuses } from "#lib/shop/order/order-status.ts";

test("what staff press next is a status that may follow, and only the steps to the customer's door have one", () => {
  const steps = usualStatuses.flatMap((status) => {
    const { next } = rowOf(status);
    return next ? [`${status} ${next} ${rowOf(next).from?.includes(status)}`] : [];
  });
  const door = ["pending confirmed", "confirmed packed", "packed shipped", "shipped delivered"];
  expect(steps).toEqual(door.map((step) => `${step} true`));
});

test("each usual status has a parcel or has ended, one whose sale is off has ended, and docs/api.md names all of them", () => {
  for (const status of usualStatuses) {
    const { parcel, isEnded = false, isOff = false } = rowOf(status);
    expect([status, parcel === undefined, isOff && !isEnded]).toEqual([status, isEnded, false]);
  }
  expect(readFileSync("docs/api.md", "utf8")).toContain(new Intl.ListFormat("en-GB").format(usualStatuses));
});

test("a status of staff's own has nothing of the table, whatever it is called", () => {
  for (const own of ["on hold", "constructor", ""]) expect(rowOf(own)).toEqual({});
});

// promise: a new status is a row of the table: no other code decides by a status's name
test("no code asks for a status by its name", () => {
  const asks = new RegExp(`status\\)? ?[!=]== ?(?:"(?:${usualStatuses.join("|")})"|FIRST_STATUS|PACKED|CANCELLED)`);
  const asking = globSync("{app,components,lib,scripts}/**/*.{ts,tsx}").filter((file) =>
    asks.test(readFileSync(file, "utf8")),
  );
  expect(asking).toEqual([]);
});
