import { expect, test } from "vitest";
import type { Promotion } from "#lib/shop/content/content-types.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { promotionFor } from "#lib/shop/pricing/promotion.ts";

const row = (id: string, percent: number, terms: Partial<Promotion> = {}): Promotion => ({
  id,
  name: { en: id },
  percent,
  ...terms,
});
const OFFER = row("offer", 50, { requires: "claim", minimum: { signed_in: 100, guest: 200 } });
const SAMPLES = row("samples", 10, { requires: "samples" });
const FESTIVAL = row("festival", 15, { from: "2027-01-14", until: "2027-01-17" });
const DEAR = row("dear", 60, { from: "2027-01-14", until: "2027-01-17" });
const SOME = row("some", 20, { products: ["Podi"] });
const SAME = row("same", 10);

const claimed: Eligibility = { ...newGuest, signedIn: true, firstOrder: "claimed" };
const podi = { name: "Podi", price: 200, qty: 1 };
const tea = { name: "Tea", price: 300, qty: 1 };
const sample = { name: "Oil", price: 0, qty: 1 };

type Row = [
  what: string,
  rows: Promotion[],
  lines: (typeof podi)[],
  customer: Eligibility,
  day: string,
  expected: string,
];
const table: Row[] = [
  ["the day before a festival", [FESTIVAL], [podi], newGuest, "2027-01-13", "nothing"],
  ["its first day", [FESTIVAL], [podi], newGuest, "2027-01-14", "festival 30"],
  ["its last day", [FESTIVAL], [podi], newGuest, "2027-01-17", "festival 30"],
  ["the day after", [FESTIVAL], [podi], newGuest, "2027-01-18", "nothing"],
  ["a promotion of one product", [SOME], [podi, tea], newGuest, "2027-01-14", "some 40"],
  ["none of its products", [SOME], [tea], newGuest, "2027-01-14", "nothing"],
  ["a line whose product is not named", [SOME], [{ ...podi, name: "" }], newGuest, "2027-01-14", "nothing"],
  [
    "two that hold: the one that takes most off",
    [SAMPLES, FESTIVAL],
    [podi, sample],
    newGuest,
    "2027-01-14",
    "festival 30",
  ],
  ["at equal the first", [SAMPLES, SAME], [podi, sample], newGuest, "2027-01-14", "samples 20"],
  ["at equal the first, whichever that is", [SAME, SAMPLES], [podi, sample], newGuest, "2027-01-14", "same 20"],
  ["a claimed offer beside a festival", [OFFER, FESTIVAL], [podi], claimed, "2027-01-14", "offer 100"],
  ["a festival that takes more", [OFFER, DEAR], [podi], claimed, "2027-01-14", "dear 120"],
  [
    "a claimed offer below its minimum",
    [OFFER, FESTIVAL],
    [{ ...podi, price: 99 }],
    claimed,
    "2027-01-14",
    "festival 15",
  ],
  [
    "a guest below theirs",
    [OFFER],
    [{ ...podi, price: 199 }],
    { ...claimed, signedIn: false },
    "2027-01-14",
    "nothing",
  ],
  ["a guest at theirs", [OFFER], [podi], { ...claimed, signedIn: false }, "2027-01-14", "offer 100"],
  ["samples alone", [FESTIVAL, SAMPLES], [sample], newGuest, "2027-01-14", "nothing"],
  ["samples that were had", [SAMPLES], [podi, sample], { ...newGuest, samples: "used" }, "2027-01-14", "nothing"],
];

// promise: Of two promotions the one that takes most off counts, at equal the first; two never add up
test.each(table)("%s", (_, rows, lines, customer, day, expected) => {
  const applied = promotionFor(lines, customer, day, rows);
  expect(applied ? `${applied.promotion.id} ${applied.discount}` : "nothing").toBe(expected);
});
