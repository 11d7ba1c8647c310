import { afterEach, expect, test, vi } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { price } from "#texts/en/price.ts";

const base = { price: 200, before: null, label: null, badge: "NEW" };
const half = { price: 100, before: 200, label: "FIRST ORDER", badge: "50% OFF!" };
const tenth = { price: 180, before: 200, label: null, badge: "10% OFF" };

const user: Eligibility = { ...newGuest, signedIn: true };
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
  ["the first-order offer is claimed and waits", { ...user, ...claimed }, {}, half],
  ["it is claimed, but nobody is signed in", { ...newGuest, ...claimed }, {}, base],
  ["it is claimed and used", { ...user, firstOrder: "used" }, {}, base],
  ["both offers hold", { ...user, ...claimed, eligible: true }, { withSamples: true }, half],
  ["samples are chosen and the 10% granted", { ...user, eligible: true }, { withSamples: true }, tenth],
  ["the 10% is granted, but no sample chosen", { ...user, eligible: true }, {}, base],
  ["samples are chosen, but the 10% is not granted", user, { withSamples: true }, base],
  ["the 10% holds, but nobody is signed in", { ...newGuest, eligible: true }, { withSamples: true }, base],
  ["the 10% holds, in production", { ...user, eligible: true }, { withSamples: true, isPublic: true }, base],
  ["the half price holds, in production", { ...user, ...claimed }, { isPublic: true }, half],
  // promise: Three states of the home price: first-order, 10%, base
  // promise: Shown with 200 struck through, 'FIRST ORDER', '50% OFF!'; 180 with '10% OFF'; else 'NEW'
])("the price as it is shown when %s", async (_case, customer, { withSamples = false, isPublic = false }, expected) => {
  expect(await shown(customer, withSamples, isPublic)).toEqual(expected);
});
