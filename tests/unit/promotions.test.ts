import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { policyFacts } from "#lib/server/pages/policy-facts.ts";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { liveFacts, setLiveFacts } from "#lib/shop/catalogue/live-facts.ts";
import type { Promotion } from "#lib/shop/content/content-types.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { billRows } from "#lib/shop/pricing/bill.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { packPrice, shownPrice } from "#lib/shop/pricing/pack-price.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { packPromotions, promotionFor } from "#lib/shop/pricing/promotion.ts";
import { claimSaving, quote } from "#lib/shop/pricing/quote.ts";
import { samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { productFeed } from "#lib/shop/seo/product-feed.ts";
import { productData } from "#lib/shop/seo/structured-data.ts";
import { festivalId, festivalState, usedIds, withFestival } from "#lib/shop/shop-state/festival-rows.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { bill } from "#texts/en/bill.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { price } from "#texts/en/price.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { bill as billTa } from "#texts/ta.ts";

const row = (id: string, percent: number, terms: Partial<Promotion> = {}): Promotion => ({
  id,
  name: { en: id },
  percent,
  ...terms,
});
const OFFER = row("offer", 50, { requires: "claim", minimum: { signed_in: 100, guest: 200 } });
const SAMPLES = row("samples", 10, { requires: "samples" });
const days = { from: "2027-01-14", until: "2027-01-17" };
const FESTIVAL = row("festival", 15, days);
const DEAR = row("dear", 60, days);
const SOME = row("some", 20, { products: ["Podi"] });
const PART = row("part", 20, { products: ["Podi"], minimum: { signed_in: 500, guest: 500 } });
const SAME = row("same", 10);

const claimed: Eligibility = { ...newGuest, signedIn: true, firstOrder: "claimed" };
const guest = { ...claimed, signedIn: false };
const podi = { name: "Podi", price: 200, qty: 1 };
const leaf = { name: "Tea", price: 300, qty: 1 };
const sample = { name: "Oil", price: 0, qty: 1 };

const ON = "2027-01-14";
type Row = [what: string, rows: Promotion[], lines: object[], customer: Eligibility, day: string, expected: string];
const table: Row[] = [
  ["a promotion of one product", [SOME], [podi, leaf], newGuest, ON, "some 40"],
  ["a least total that other packs reach", [PART], [podi, leaf], newGuest, ON, "part 40"],
  ["below it", [PART], [podi, { ...leaf, price: 299 }], newGuest, ON, "nothing"],
  ["none of its products", [SOME], [leaf], newGuest, ON, "nothing"],
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

// The row 'harvest-2031' of the tests' shop: 15% off its tea from 14 to 17 January 2031.
const tea = products.find(({ categorySlug, price }) => categorySlug === "tea" && price === 200) ?? expect.fail();
const others = products.find(({ categorySlug }) => categorySlug !== "tea") ?? expect.fail();
const teaLine = { name: tea.name, price: 200, qty: 2 };
const otherLine = { name: others.name, price: others.price, qty: 1 };

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
  expect(quote([teaLine, otherLine], newGuest).discount).toBe(discount);
});

test("a card shows it by its name beside the price before, and a bill names it in the reader's language, says what it is for and until when", () => {
  const shown = (product: typeof tea, day: string, language: "en" | "ta" = "en") =>
    shownPrice(product.price, packPrice(product, day), translate(price), language);
  expect(shown(tea, "2031-01-14")).toEqual({ price: 170, before: 200, label: "Harvest", badge: "15% OFF" });
  expect(shown(tea, "2031-01-14", "ta").label).toBe("அறுவடை");
  expect(shown(others, "2031-01-14").before).toBeNull();
  expect(shown(tea, "").before).toBeNull();
  at("2031-01-15");
  const quoted = quote([teaLine], newGuest);
  expect(billRows(quoted, translate(bill))[1]).toEqual({ label: "Harvest", value: "-₹60", tone: "saving" });
  expect(billRows(quoted, translate(billTa), "ta")[1]?.label).toBe("அறுவடை");
  const priced = { lines: [teaLine], eligibility: newGuest, kind: quoted.promotion, language: "en" as const };
  expect(explainPrice(priced, translate(priceWhy))).toBe("Harvest: 15% off the packs it is for, until 17 January.");
});

test("what is promised beside it is kept: samples add nothing, and claiming saves what is left", () => {
  at("2031-01-13");
  expect(samplesPromise(false, translate(offerRules))).not.toContain("another offer");
  at("2031-01-15");
  expect(samplesPromise(false, translate(offerRules))).toContain("another offer");
  const withSample = [teaLine, { name: others.name, price: 0, qty: 1 }];
  expect(quote(withSample, newGuest)).toMatchObject({ discount: 60, promotion: "harvest-2031" });
  expect(claimSaving([teaLine], newGuest, 340)).toBe(140);
});

test("search engines and feeds have its price with its days, and the base price on all others", () => {
  const offer = (): unknown =>
    productData("https://shop.example", tea, { description: "", everydayNames: [] }, OPEN, "en").offers;
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

test("while it is on the terms name it with its last day, and a page says on which day it was made; on other days neither", () => {
  at("2031-01-15");
  expect(withPicture(tea, OPEN, "en")).toMatchObject({ madeOn: "2031-01-15" });
  expect(policyFacts("en").promotions).toEqual({ text: "Harvest: 15% off the packs it is for, until 17 January." });
  expect(policyFacts("ta").promotions?.text).toMatch(/^அறுவடை: .*15%.*17/);
  at("2031-01-18");
  expect(policyFacts("en").promotions).toBeNull();
  expect(withPicture(tea, OPEN, "en")).not.toHaveProperty("madeOn");
});

const feast = (id: string, percent = 10) => ({ ...row(id, percent), ...days });

// promise: the form makes a festival's id from its name and its year, and gives none twice
test("the id of a festival is its name and year, with a number where it was ever given, and one that the schema takes", () => {
  const idOf = (name: string, ...used: string[]) => festivalId(name, "2027-01-14", new Set(used));
  expect(idOf("Pongal & Thai month")).toBe("pongal-thai-month-2027");
  expect(idOf("Pongal", "pongal-2027", "pongal-2027-2")).toBe("pongal-2027-3");
  for (const name of ["பொங்கல்", "3 days of tea", "", "A name of forty letters, no more, no less", "-", "ten-".repeat(9)])
    expect(idOf(name), name).toMatch(/^[a-z][a-z0-9_-]{1,39}$/);
  const many: string[] = [];
  for (let n = 0; n < 99; n++) many.push(idOf("x".repeat(40), ...many));
  expect(new Set(many).size).toBe(99);
  const removed = { key: "promotions", before: [feast("onam-2026")], after: [] };
  const other = { key: "notice", before: { id: "no-festival" }, after: null };
  expect([...usedIds([feast("pongal-2027")], [{ fields: [removed, other] }])]).toEqual(["pongal-2027", "onam-2026"]);
});

test("a festival is coming before its first day, on until its last and over after that; changed it stays in its place, a new one comes last", () => {
  const each = ["2027-01-13", "2027-01-14", "2027-01-17", "2027-01-18"];
  expect(each.map((day) => festivalState(feast("pongal-2027"), day))).toEqual(["coming", "on", "on", "over"]);
  const withRow = (row: ReturnType<typeof feast>) =>
    withFestival([feast("a-2027"), feast("b-2027")], row).map(({ id, percent }) => `${id} ${percent}`);
  expect(withRow(feast("a-2027", 20))).toEqual(["a-2027 20", "b-2027 10"]);
  expect(withRow(feast("c-2027"))).toEqual(["a-2027 10", "b-2027 10", "c-2027 10"]);
});
