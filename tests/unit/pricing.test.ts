import fc from "fast-check";
import { expect, test } from "vitest";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { quote } from "#lib/shop/pricing/quote.ts";

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
  ["user", "none", "no samples", "", "------"],
  ["user", "none", "samples", "", "SSSSSS"],
  ["user", "none", "samples again", "", "------"],
  ["user", "none", "no samples", "eligible", "------"],
  ["user", "none", "samples", "eligible", "EEEEEE"],
  ["user", "none", "samples again", "eligible", "------"],
  ["user", "claimed", "no samples", "", "-FFFFF"],
  ["user", "claimed", "samples", "", "SFFFFF"],
  ["user", "claimed", "samples again", "", "-FFFFF"],
  ["user", "claimed", "no samples", "eligible", "-FFFFF"],
  ["user", "claimed", "samples", "eligible", "EFFFFF"],
  ["user", "claimed", "samples again", "eligible", "-FFFFF"],
  ["user", "used", "no samples", "", "------"],
  ["user", "used", "samples", "", "SSSSSS"],
  ["user", "used", "samples again", "", "------"],
  ["user", "used", "no samples", "eligible", "------"],
  ["user", "used", "samples", "eligible", "EEEEEE"],
  ["user", "used", "samples again", "eligible", "------"],
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
    const lines = [
      { name: "Podi", price: 40, qty: 2 },
      { name: "Podi", price: subtotal - 80, qty: 1 },
    ];
    if (samples !== "no samples") lines.push({ name: "Podi", price: 0, qty: 1 });
    const letter = gets[column] as keyof typeof kinds;
    const discount = discounts[letter][column] ?? Number.NaN;
    const expected = { subtotal, discount, promotion: kinds[letter], delivery: 0, total: subtotal - discount };
    for (const eligibility of customers) expect(quote(lines, eligibility)).toEqual(expected);
  });
});

test.each([
  [[4], 0],
  [[5], 1],
  [[14], 1],
  [[15], 2],
  [[25], 3],
  [[15, 15, 15], 5],
  [[4, 4, 4], 1],
])("the discount is rounded half up, once, and never per line: 10%% of %j is %i", (prices, discount) => {
  const paid = prices.map((price) => ({ name: "Podi", price, qty: 1 }));
  expect(quote([...paid, { name: "Podi", price: 0, qty: 1 }], newGuest).discount).toBe(discount);
});

// promise: Free delivery
test("a new guest without samples pays the subtotal, and nothing for delivery", () => {
  const bill = (total: number) => ({ subtotal: total, discount: 0, promotion: null, delivery: 0, total });
  const lines = [
    { name: "Podi", price: 200, qty: 3 },
    { name: "Podi", price: 20, qty: 1 },
  ];
  expect(quote(lines, newGuest)).toEqual(bill(620));
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
test("no total is less than nothing or more than the subtotal, and every amount is a whole number", () => {
  forAnyOrder((lines, eligibility) => {
    const { subtotal, discount, delivery, total } = quote(lines, eligibility);
    for (const amount of [subtotal, discount, delivery, total]) expect(amount).toSatisfy(Number.isSafeInteger);
    expect(total).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(subtotal);
    expect(total).toBe(subtotal - discount + delivery);
    // Samples alone give no discount.
    const samples = lines.map((line) => ({ ...line, price: 0 }));
    expect(quote(samples, eligibility)).toEqual({ subtotal: 0, discount: 0, promotion: null, delivery: 0, total: 0 });
  });
});

test("the order of the lines changes nothing", () => {
  forAnyOrder((lines, eligibility) => {
    expect(quote(lines.toReversed(), eligibility)).toEqual(quote(lines, eligibility));
    expect(quote([...lines.slice(1), ...lines.slice(0, 1)], eligibility)).toEqual(quote(lines, eligibility));
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

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("%d is no price in whole rupees", (price) => {
  const bad = { name: "Podi", price, qty: 1 };
  expect(() => quote([{ name: "Podi", price: 200, qty: 1 }, bad], newGuest)).toThrow(RangeError);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("%d is no quantity", (qty) => {
  const bad = { name: "Podi", price: 200, qty };
  expect(() => quote([{ name: "Podi", price: 200, qty: 1 }, bad], newGuest)).toThrow(RangeError);
});
