import { expect, test } from "vitest";
import { percentOf } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import {
  FIRST_ORDER_MINIMUM,
  FIRST_ORDER_PERCENT,
  firstOrderMinimum,
  SAMPLE_PERCENT,
} from "#lib/shop/pricing/offer-rules.ts";
import { samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { offerRules } from "#texts/en/offer-rules.ts";

const t = translate(offerRules);

// promise: First-order price 100 (50%)
test("the first order costs half: 100 for a pack of 200", () => {
  expect(FIRST_ORDER_PERCENT).toBe(50);
  expect(200 - percentOf(200, FIRST_ORDER_PERCENT)).toBe(100);
});

// promise: Eligible price 180 (10% off)
// promise: The rate of the samples' discount is one constant, 10%
test("samples take 10% off, so that the eligible price is 180", () => {
  expect(SAMPLE_PERCENT).toBe(10);
  expect(200 - percentOf(200, SAMPLE_PERCENT)).toBe(180);
});

// promise: First-order discount: 200 for a guest, 100 signed in
test("the first-order offer needs 100 rupees of a user and 200 of a guest, and says so", () => {
  expect(FIRST_ORDER_MINIMUM).toEqual({ signed_in: 100, guest: 200 });
  expect(firstOrderMinimum(t)).toBe("Minimum order ₹100 signed in, ₹200 as a guest");
});

test("with the half price claimed samples are promised as free, and not as a discount beside it", () => {
  expect(samplesPromise(false, t)).toBe("They're free, and you get 10% off your packs.");
  expect(samplesPromise(true, t)).not.toContain("off your packs");
  expect(samplesPromise(true, t)).toContain("your 50% off stays");
});
