import { expect, test } from "vitest";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import type { Promotion } from "#lib/shop/content/content-types.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { packPromotions, promotionFor } from "#lib/shop/pricing/promotion.ts";

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
const guest = { ...claimed, signedIn: false };
const podi = { name: "Podi", price: 200, qty: 1 };
const tea = { name: "Tea", price: 300, qty: 1 };
const sample = { name: "Oil", price: 0, qty: 1 };

const ON = "2027-01-14";
type Row = [what: string, rows: Promotion[], lines: object[], customer: Eligibility, day: string, expected: string];
const table: Row[] = [
  ["the day before a festival", [FESTIVAL], [podi], newGuest, "2027-01-13", "nothing"],
  ["its first day", [FESTIVAL], [podi], newGuest, ON, "festival 30"],
  ["its last day", [FESTIVAL], [podi], newGuest, "2027-01-17", "festival 30"],
  ["the day after", [FESTIVAL], [podi], newGuest, "2027-01-18", "nothing"],
  ["a promotion of one product", [SOME], [podi, tea], newGuest, ON, "some 40"],
  ["none of its products", [SOME], [tea], newGuest, ON, "nothing"],
  ["a line whose product is not named", [SOME], [{ ...podi, name: "" }], newGuest, ON, "nothing"],
  ["two that hold: the one that takes most off", [SAMPLES, FESTIVAL], [podi, sample], newGuest, ON, "festival 30"],
  ["at equal the first", [SAMPLES, SAME], [podi, sample], newGuest, ON, "samples 20"],
  ["at equal the first, whichever that is", [SAME, SAMPLES], [podi, sample], newGuest, ON, "same 20"],
  ["a claimed offer beside a festival", [OFFER, FESTIVAL], [podi], claimed, ON, "offer 100"],
  ["a festival that takes more", [OFFER, DEAR], [podi], claimed, ON, "dear 120"],
  ["a claimed offer below its minimum", [OFFER, FESTIVAL], [{ ...podi, price: 99 }], claimed, ON, "festival 15"],
  ["a guest below theirs", [OFFER], [{ ...podi, price: 199 }], guest, ON, "nothing"],
  ["a guest at theirs", [OFFER], [podi], guest, ON, "offer 100"],
  ["samples alone", [FESTIVAL, SAMPLES], [sample], newGuest, ON, "nothing"],
  ["samples that were had", [SAMPLES], [podi, sample], { ...newGuest, samples: "used" }, ON, "nothing"],
];

// promise: Of two promotions the one that takes most off counts, at equal the first; two never add up
test.each(table)("%s", (_, rows, lines, customer, day, expected) => {
  const applied = promotionFor(lines as (typeof podi)[], customer, day, rows);
  expect(applied ? `${applied.promotion.id} ${applied.discount}` : "nothing").toBe(expected);
});

test("a card shows what its pack costs whatever the order's total will be: no festival with a least total, no discount for samples", () => {
  const before = liveFacts();
  setLiveFacts({ ...before, promotions: [FESTIVAL, { ...DEAR, minimum: { signed_in: 500, guest: 500 } }, SAMPLES] });
  const shown = packPromotions().map(({ id }) => id);
  setLiveFacts(before);
  expect(shown).toContain("festival");
  for (const id of ["dear", "samples"]) expect(shown).not.toContain(id);
});
