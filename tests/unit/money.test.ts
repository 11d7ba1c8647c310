import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, pricePerGram, rupees } from "#lib/shop/language/money.ts";

test.each([
  [0, "₹0"],
  [99_999, "₹99,999"],
  [100_000, "₹1,00,000"],
  [120_000, "₹1,20,000"],
  [10_000_000, "₹1,00,00,000"],
  // promise: Rupees, in the Indian grouping
])("%i rupees are written in the Indian grouping: %s", (amount, text) => {
  expect(rupees(amount)).toBe(text);
});

test("every amount is written as the browser's own format for India writes it", () => {
  const indian = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });
  for (let amount = 0; amount <= 2000; amount++) expect(rupees(amount)).toBe(indian.format(amount));
});

test.each([
  [200, 50, 100],
  [4, 10, 0],
  [5, 10, 1],
  [777, 0, 0],
  [777, 100, 777],
])("of %i rupees, %i%% are %i: half a rupee rounds up", (amount, percent, share) => {
  expect(percentOf(amount, percent)).toBe(share);
});

test("a share is a whole number, between nothing and all, and half a rupee from the exact one at most", () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100), (amount, percent) => {
      const share = percentOf(amount, percent);
      expect(Number.isInteger(share)).toBe(true);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(amount);
      const toExact = share * 100 - amount * percent;
      expect(toExact).toBeGreaterThan(-50);
      expect(toExact).toBeLessThanOrEqual(50);
    }),
  );
});

test("a price per gram has its two places", () => {
  const prices = [pricePerGram(200, 200), pricePerGram(350, 200), pricePerGram(100, 300)];
  expect(prices).toEqual(["₹1.00", "₹1.75", "₹0.33"]);
});
