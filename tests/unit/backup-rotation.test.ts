import { expect, test } from "vitest";
import { superfluous } from "@/scripts/backups/rotation";

const nameOf = (date: Date) => date.toISOString().replaceAll(":", "-");
/** One backup a day at this time (UTC), for so many days before the 24th of November 2026. */
const daily = (days: number, time = "03:00") =>
  Array.from({ length: days }, (_, n) => nameOf(new Date(Date.parse(`2026-11-24T${time}:00.000Z`) - n * 86_400_000)));

test("the newest backup of each of 14 days and of 12 months is kept", () => {
  const names = daily(500);
  const old = superfluous(names);
  const kept = names.filter((name) => !old.includes(name));
  expect(kept.slice(0, 14)).toEqual(names.slice(0, 14));
  // The fourteen days are all of November 2026: the last days of eleven months more.
  const ends = kept.slice(14).map((name) => name.slice(5, 10));
  const months = "10-31 09-30 08-31 07-31 06-30 05-31 04-30 03-31 02-28 01-31 12-31";
  expect([ends.join(" "), kept.at(-1)?.slice(0, 4)]).toEqual([months, "2025"]);
});

test("of several backups of one day in India the newest is kept", () => {
  // 18:20 and 18:40 UTC are two days in India.
  const [evening, night, later] = ["18-20", "18-40", "23-00"].map((time) => `2026-11-23T${time}-00.000Z`);
  expect(superfluous([evening, night, later].map(String))).toEqual([night]);
});

test("a folder that has another name is nobody's to delete", () => {
  const names = ["before-the-move", "2026-11-23", "2026-11-23T18-40-00.000Z.part", ...daily(30)];
  for (const name of names.slice(0, 3)) expect(superfluous(names)).not.toContain(name);
});

test("a shop whose backups stopped months ago loses none of the latest", () => {
  const names = daily(14).map((name) => name.replace("2026-11", "2025-11"));
  expect(superfluous(names)).toEqual([]);
});
