import { describe, expect, it } from "vitest";
import { festivalId, festivalState, usedIds, withFestival } from "#lib/shop/shop-state/festival-rows.ts";

const row = (id: string, percent = 10) => ({ id, name: { en: id }, percent, from: "2027-01-14", until: "2027-01-17" });

// promise: the form makes a festival's id from its name and its year, and gives none twice
describe("the id of a festival", () => {
  it("is its name and the year of its first day", () => {
    expect(festivalId("Pongal & Thai month", "2027-01-14", new Set())).toBe("pongal-thai-month-2027");
  });

  it("gets a number where orders may name the same id already", () => {
    expect(festivalId("Pongal", "2027-01-14", new Set(["pongal-2027"]))).toBe("pongal-2027-2");
    expect(festivalId("Pongal", "2027-01-14", new Set(["pongal-2027", "pongal-2027-2"]))).toBe("pongal-2027-3");
  });

  it("is one that the schema takes, whatever the name: in Tamil, with digits first, or as long as a name may be", () => {
    const names = ["பொங்கல்", "3 days of tea", "", "A name of forty letters, no more, no less", "-", "ten-".repeat(9)];
    for (const name of names)
      expect(festivalId(name, "2027-01-14", new Set()), name).toMatch(/^[a-z][a-z0-9_-]{1,39}$/);
    const many = new Set<string>();
    for (let n = 0; n < 99; n++) many.add(festivalId("x".repeat(40), "2027-01-14", many));
    expect(many.size).toBe(99);
  });
});

it("an id that was ever given counts as used: of a removed festival, too", () => {
  const removed = { key: "promotions", before: [row("onam-2026")], after: [] };
  const other = { key: "notice", before: { id: "no-festival" }, after: null };
  expect([...usedIds([row("pongal-2027")], [{ fields: [removed, other] }])]).toEqual(["pongal-2027", "onam-2026"]);
});

it("a festival is coming before its first day, on from then until its last day, and over after that", () => {
  const days = ["2027-01-13", "2027-01-14", "2027-01-17", "2027-01-18"];
  expect(days.map((day) => festivalState(row("pongal-2027"), day))).toEqual(["coming", "on", "on", "over"]);
});

it("a changed festival stays in its place, and a new one comes last", () => {
  const rows = [row("a-2027"), row("b-2027")];
  expect(withFestival(rows, row("a-2027", 20)).map(({ id, percent }) => `${id} ${percent}`)).toEqual([
    "a-2027 20",
    "b-2027 10",
  ]);
  expect(withFestival(rows, row("c-2027")).map(({ id }) => id)).toEqual(["a-2027", "b-2027", "c-2027"]);
});
