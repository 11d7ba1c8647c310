import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { claimSaving, quote } from "#lib/shop/pricing/quote.ts";
import { price } from "#texts/en/price.ts";

const packOf = (price: number, qty = 1) => ({ name: "Podi", price, qty });

const subtotals = [99, 100, 101, 199, 200, 201];
const half = [50, 50, 51, 100, 100, 101];
const tenth = [10, 10, 10, 20, 20, 20];
const nothing = [0, 0, 0, 0, 0, 0];
const kinds = { F: "first_order", S: "sample", E: "eligible", "-": null };
const discounts = { F: half, S: tenth, E: tenth, "-": nothing };

/** Per customer and cart: which discount each of the six subtotals gets. F first order, S sample, E eligible, - none. */
const table: [who: string, firstOrder: Eligibility["firstOrder"], samples: string, eligible: string, gets: string][] = [
  ["guest", "none", "no samples", "either", "------"],
  ["guest", "none", "samples", "either", "SSSSSS"],
  ["guest", "none", "samples again", "either", "------"],
  ["guest", "claimed", "no samples", "either", "----FF"],
  ["guest", "claimed", "samples", "either", "SSSSFF"],
  ["guest", "claimed", "samples again", "either", "----FF"],
  ["guest", "used", "no samples", "either", "------"],
  ["guest", "used", "samples", "either", "SSSSSS"],
  ["guest", "used", "samples again", "either", "------"],
  ["user", "none", "no samples", "either", "------"],
  ["user", "none", "samples", "", "SSSSSS"],
  ["user", "none", "samples again", "either", "------"],
  ["user", "none", "samples", "eligible", "EEEEEE"],
  ["user", "claimed", "no samples", "either", "-FFFFF"],
  ["user", "claimed", "samples", "", "SFFFFF"],
  ["user", "claimed", "samples again", "either", "-FFFFF"],
  ["user", "claimed", "samples", "eligible", "EFFFFF"],
  ["user", "used", "no samples", "either", "------"],
  ["user", "used", "samples", "", "SSSSSS"],
  ["user", "used", "samples again", "either", "------"],
  ["user", "used", "samples", "eligible", "EEEEEE"],
];

// promise: First-order price 100 (50%)
// promise: Eligible price 180 (10% off)
// promise: The rate of the samples' discount is one constant, 10%
// promise: First-order discount: 200 for a guest, 100 signed in
// promise: First-order discount: 200 for a guest, 100 signed in ... of what is paid for, on however many lines
// promise: Cart discount: 50% of the non-sample subtotal, else the samples' rate, else none
test.each(table)("%s, first order %s, %s, %s: %s", (who, firstOrder, samples, eligible, gets) => {
  const both = eligible === "either" ? [false, true] : [eligible === "eligible"];
  const had = samples === "samples again" ? "used" : "available";
  const customers = both.map((is) => ({ signedIn: who === "user", firstOrder, samples: had, eligible: is }) as const);
  subtotals.forEach((subtotal, column) => {
    const lines = [packOf(40, 2), packOf(subtotal - 80)];
    if (samples !== "no samples") lines.push(packOf(0));
    const letter = gets[column] as keyof typeof kinds;
    const discount = discounts[letter][column] ?? Number.NaN;
    const expected = { subtotal, discount, promotion: kinds[letter], delivery: 0, total: subtotal - discount };
    for (const eligibility of customers) expect(quote(lines, eligibility)).toEqual(expected);
  });
});

test.each([
  [[4], 0],
  [[5], 1],
  [[15], 2],
  [[15, 15, 15], 5],
  [[4, 4, 4], 1],
])("the discount is rounded half up, once, and never per line: 10%% of %j is %i", (prices, discount) => {
  expect(
    quote(
      [...prices, 0].map((price) => packOf(price)),
      newGuest,
    ).discount,
  ).toBe(discount);
});

// promise: Free delivery
test("a new guest without samples pays the subtotal, and nothing for delivery", () => {
  const bill = (total: number) => ({ subtotal: total, discount: 0, promotion: null, delivery: 0, total });
  expect(quote([packOf(200, 3), packOf(20)], newGuest)).toEqual(bill(620));
  expect(quote([], newGuest)).toEqual(bill(0));
});

const anyPrice = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 1_000_000 }));
const anyLines = fc.array(
  fc.record({ name: fc.constant("Podi"), price: anyPrice, qty: fc.integer({ min: 1, max: 99 }) }),
  { maxLength: 50 },
);
const anyEligibility: fc.Arbitrary<Eligibility> = fc.record({
  signedIn: fc.boolean(),
  firstOrder: fc.constantFrom("none", "claimed", "used"),
  samples: fc.constantFrom("available", "used"),
  eligible: fc.boolean(),
});
const forAnyOrder = (holds: (lines: Line[], eligibility: Eligibility) => void) =>
  fc.assert(fc.property(anyLines, anyEligibility, holds), { numRuns: 200 });

// promise: The total never goes below 0
test("no total is less than nothing or more than the subtotal, every amount is a whole number, and the order of the lines changes nothing", () => {
  forAnyOrder((lines, eligibility) => {
    const { subtotal, discount, delivery, total } = quote(lines, eligibility);
    for (const amount of [subtotal, discount, delivery, total]) expect(amount).toSatisfy(Number.isSafeInteger);
    expect(total).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(subtotal);
    expect(total).toBe(subtotal - discount + delivery);
    expect(quote(lines.toReversed(), eligibility)).toEqual(quote(lines, eligibility));
    // Samples alone give no discount.
    const samples = lines.map((line) => ({ ...line, price: 0 }));
    expect(quote(samples, eligibility)).toEqual({ subtotal: 0, discount: 0, promotion: null, delivery: 0, total: 0 });
  });
});

// promise: Discounts never add up
test("discounts never add up: what is taken off is 50%, 10% or nothing, to the nearest rupee", () => {
  const share: Record<string, number> = { first_order: 0.5, sample: 0.1, eligible: 0.1 };
  forAnyOrder((lines, eligibility) => {
    const { subtotal, discount, promotion } = quote(lines, eligibility);
    const exact = promotion === null ? 0 : subtotal * (share[promotion] ?? Number.NaN);
    expect(Math.abs(discount - exact)).toBeLessThanOrEqual(promotion === null ? 0 : 0.5 + 1e-6);
  });
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  "%d is no price in whole rupees, and no quantity",
  (wrong) => {
    for (const bad of [{ price: wrong }, { qty: wrong }, { qty: 0 }])
      expect(() => quote([packOf(200), { ...packOf(200), ...bad }], newGuest)).toThrow(RangeError);
  },
);

const user: Eligibility = { ...newGuest, signedIn: true };
const saving = (lines: Line[], eligibility: Eligibility) =>
  claimSaving(lines, eligibility, quote(lines, eligibility).total);

test("a claim saves half the bill, beside samples the half less their tenth, and nothing below the minimum of the account that claims", () => {
  for (const who of [newGuest, user]) {
    expect(saving([packOf(200, 3)], who)).toBe(300);
    expect(saving([packOf(200, 3), packOf(0)], who)).toBe(240);
  }
  expect(saving([packOf(100)], newGuest)).toBe(50);
  expect(saving([packOf(99)], newGuest)).toBe(0);
  expect(saving([], newGuest)).toBe(0);
});

test("an offer that is claimed, used, lost or not there at all saves nothing more, nor one beside lower figures of the server", () => {
  for (const firstOrder of ["claimed", "used", "ordered", "unavailable"] as const)
    for (const who of [newGuest, user]) expect(saving([packOf(200)], { ...who, firstOrder })).toBe(0);
  expect(claimSaving([packOf(200)], user, 60)).toBe(0);
});

const base = { price: 200, before: null, label: null, badge: "NEW" };
const firstOrder = { price: 100, before: 200, label: "FIRST ORDER", badge: "50% OFF!" };
const withTenth = { price: 180, before: 200, label: null, badge: "10% OFF" };

const claimed = { firstOrder: "claimed" } as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a pack of 200 rupees shows, in a shop with or without a public address. */
async function shown(customer: Eligibility, withSamples: boolean, isPublic: boolean) {
  vi.resetModules();
  vi.stubEnv("NEXT_PUBLIC_SITE_URL", isPublic ? "https://shop.example" : undefined);
  const { packPrice, shownPrice } = await import("#lib/shop/pricing/pack-price.ts");
  const pack = { name: "Pack", price: 200 };
  return shownPrice(pack.price, packPrice(pack, "2026-11-21", customer, withSamples), translate(price), "en");
}

test.each<[string, Eligibility, { withSamples?: boolean; isPublic?: boolean }, object]>([
  ["nobody is known", newGuest, {}, base],
  ["somebody is signed in and has claimed nothing", user, {}, base],
  ["the first-order offer is claimed and waits", { ...user, ...claimed }, {}, firstOrder],
  ["it is claimed, but nobody is signed in", { ...newGuest, ...claimed }, {}, base],
  ["it is claimed and used", { ...user, firstOrder: "used" }, {}, base],
  ["both offers hold", { ...user, ...claimed, eligible: true }, { withSamples: true }, firstOrder],
  ["samples are chosen and the 10% granted", { ...user, eligible: true }, { withSamples: true }, withTenth],
  ["the 10% is granted, but no sample chosen", { ...user, eligible: true }, {}, base],
  ["samples are chosen, but the 10% is not granted", user, { withSamples: true }, base],
  ["the 10% holds, but nobody is signed in", { ...newGuest, eligible: true }, { withSamples: true }, base],
  ["the 10% holds, in production", { ...user, eligible: true }, { withSamples: true, isPublic: true }, base],
  ["the half price holds, in production", { ...user, ...claimed }, { isPublic: true }, firstOrder],
  // promise: Three states of the home price: first-order, 10%, base
  // promise: Shown with 200 struck through, 'FIRST ORDER', '50% OFF!'; 180 with '10% OFF'; else 'NEW'
])("the price as it is shown when %s", async (_case, customer, { withSamples = false, isPublic = false }, expected) => {
  expect(await shown(customer, withSamples, isPublic)).toEqual(expected);
});
