import { expect, test } from "vitest";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { claimSaving, quote } from "#lib/shop/pricing/quote.ts";

const pack = (price: number, qty = 1) => ({ name: "Podi", price, qty });
const saving = (lines: Line[], eligibility: Eligibility) =>
  claimSaving(lines, eligibility, quote(lines, eligibility).total);
const customer: Eligibility = { ...newGuest, signedIn: true };

test("a claim saves half the bill, and beside samples the half less the tenth that they take off already", () => {
  for (const who of [newGuest, customer]) {
    expect(saving([pack(200, 3)], who)).toBe(300);
    expect(saving([pack(200, 3), pack(0)], who)).toBe(240);
  }
});

test("a guest's saving has the minimum of the account with which they claim", () => {
  expect(saving([pack(100)], newGuest)).toBe(50);
  expect(saving([pack(99)], newGuest)).toBe(0);
  expect(saving([], newGuest)).toBe(0);
});

test("an offer that is claimed, used, lost or not there at all saves nothing more", () => {
  for (const firstOrder of ["claimed", "used", "ordered", "unavailable"] as const)
    for (const who of [newGuest, customer]) expect(saving([pack(200)], { ...who, firstOrder })).toBe(0);
});

test("what the bill shows decides: figures of the server that are lower already are not undercut by a negative saving", () => {
  expect(claimSaving([pack(200)], customer, 60)).toBe(0);
});
