import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { billRows } from "#lib/shop/pricing/bill.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { packPrice, shownPrice } from "#lib/shop/pricing/pack-price.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { claimSaving, quote } from "#lib/shop/pricing/quote.ts";
import { samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { productFeed } from "#lib/shop/seo/product-feed.ts";
import { productData } from "#lib/shop/seo/structured-data.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { bill } from "#texts/en/bill.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { price } from "#texts/en/price.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { bill as billTa } from "#texts/tamil.ts";

// The row 'harvest-2031' of the tests' shop: 15% off its tea from 14 to 17 January 2031.
const tea = products.find(({ categorySlug, price }) => categorySlug === "tea" && price === 200) ?? expect.fail();
const other = products.find(({ categorySlug }) => categorySlug !== "tea") ?? expect.fail();
const line = { name: tea.name, price: 200, qty: 2 };
const otherLine = { name: other.name, price: other.price, qty: 1 };

/** A moment in India. */
const at = (day: string, time = "12:00:00") => vi.setSystemTime(new Date(`${day}T${time}+05:30`));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

// promise: A promotion changes at midnight in India without a build, and every price asks one function
test.each([
  ["2031-01-13", "23:59:59", 0],
  ["2031-01-14", "00:00:00", 60],
  ["2031-01-17", "23:59:59", 60],
  ["2031-01-18", "00:00:00", 0],
])("on %s at %s it takes off %i rupees", (day, time, discount) => {
  at(day, time);
  expect(quote([line, otherLine], newGuest).discount).toBe(discount);
});

test("a card shows it by its name and with what it cost before, to everybody, and a product that it is not for does not", () => {
  const shown = (product: typeof tea, day: string, language: "en" | "ta" = "en") =>
    shownPrice(product.price, packPrice(product, day), translate(price), language);
  expect(shown(tea, "2031-01-14")).toEqual({ price: 170, before: 200, label: "Harvest", badge: "15% OFF" });
  expect(shown(tea, "2031-01-14", "ta").label).toBe("அறுவடை");
  expect(shown(other, "2031-01-14").before).toBeNull();
  expect(shown(tea, "").before).toBeNull();
});

test("only while it is on does a page say on which day it was made", () => {
  at("2031-01-13");
  expect(withPicture(tea, OPEN)).not.toHaveProperty("madeOn");
  at("2031-01-14");
  expect(withPicture(tea, OPEN)).toMatchObject({ madeOn: "2031-01-14" });
});

test("a bill names it in the reader's language, and says what it is for and until when", () => {
  at("2031-01-15");
  const quoted = quote([line], newGuest);
  expect(billRows(quoted, translate(bill))[1]).toEqual({ label: "Harvest", value: "-₹60", tone: "saving" });
  expect(billRows(quoted, translate(billTa), "ta")[1]?.label).toBe("அறுவடை");
  const priced = { lines: [line], eligibility: newGuest, kind: quoted.promotion, language: "en" as const };
  expect(explainPrice(priced, translate(priceWhy))).toBe("Harvest: 15% off the packs it is for, until 17 January.");
});

test("what is promised beside it is kept: samples add nothing, and claiming saves what is left", () => {
  at("2031-01-13");
  expect(samplesPromise(false, translate(offerRules))).not.toContain("another offer");
  at("2031-01-15");
  expect(samplesPromise(false, translate(offerRules))).toContain("another offer");
  const withSample = [line, { name: other.name, price: 0, qty: 1 }];
  expect(quote(withSample, newGuest)).toMatchObject({ discount: 60, promotion: "harvest-2031" });
  expect(claimSaving([line], newGuest, 340)).toBe(140);
});

test("search engines and feeds have its price with its days, and the base price on all others", () => {
  const offer = (): unknown =>
    productData("https://shop.example", tea, { description: "", everydayNames: [] }, OPEN).offers;
  const itemOf = () =>
    productFeed("https://shop.example", OPEN, "google").split(`<g:id>${tea.slug}<`)[1]?.split("</item>")[0];
  at("2031-01-15");
  expect(offer()).toMatchObject({ price: 170, priceValidUntil: "2031-01-17", priceSpecification: { price: 170 } });
  expect(itemOf()).toContain("<g:price>200.00 INR</g:price>");
  expect(itemOf()).toContain("<g:sale_price>170.00 INR</g:sale_price>");
  expect(itemOf()).toContain("2031-01-14T00:00+0530/2031-01-17T23:59+0530");
  at("2031-01-18");
  expect(offer()).toMatchObject({ price: 200, priceSpecification: { price: 200 } });
  expect(offer()).not.toHaveProperty("priceValidUntil");
  expect(itemOf()).not.toContain("sale_price");
});

test("the terms name it with its last day while it is on, and have no such line on other days", () => {
  at("2031-01-15");
  expect(policyFacts("en").promotions).toEqual({ text: "Harvest: 15% off the packs it is for, until 17 January." });
  expect(policyFacts("ta").promotions?.text).toMatch(/^அறுவடை: .*15%.*17/);
  at("2031-01-18");
  expect(policyFacts("en").promotions).toBeNull();
});
