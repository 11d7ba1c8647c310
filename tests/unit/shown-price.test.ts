import { expect, test } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { type OfferFlags, shownPrice } from "#lib/shop/offers/offer-rules.ts";
import { price } from "#texts/en/price.ts";

const unknown: OfferFlags = {
  signedIn: false,
  claimed: false,
  used: false,
  eligible: false,
  samplesClaimed: false,
  production: false,
};
const base = { price: 200, before: null, label: null, badge: "NEW" };
const half = { price: 100, before: 200, label: "FIRST ORDER", badge: "50% OFF!" };
const tenth = { price: 180, before: 200, label: null, badge: "10% OFF" };

test.each<[string, Partial<OfferFlags>, object]>([
  ["nobody is known", {}, base],
  ["somebody is signed in and has claimed nothing", { signedIn: true }, base],
  ["the first-order offer is claimed and waits", { signedIn: true, claimed: true }, half],
  ["it is claimed, but nobody is signed in", { claimed: true }, base],
  ["it is claimed and used", { signedIn: true, claimed: true, used: true }, base],
  ["both offers hold", { signedIn: true, claimed: true, eligible: true, samplesClaimed: true }, half],
  ["samples are chosen and the 10% granted", { signedIn: true, eligible: true, samplesClaimed: true }, tenth],
  ["the 10% is granted, but no sample chosen", { signedIn: true, eligible: true }, base],
  ["samples are chosen, but the 10% is not granted", { signedIn: true, samplesClaimed: true }, base],
  ["the 10% holds, but nobody is signed in", { eligible: true, samplesClaimed: true }, base],
  ["the 10% holds, in production", { signedIn: true, eligible: true, samplesClaimed: true, production: true }, base],
  ["the half price holds, in production", { signedIn: true, claimed: true, production: true }, half],
  // promise: Three states of the home price: first-order, 10%, base
  // promise: Shown with 200 struck through, 'FIRST ORDER', '50% OFF!'; 180 with '10% OFF'; else 'NEW'
])("the price as it is shown when %s", (_case, flags, shown) => {
  expect(shownPrice(200, { ...unknown, ...flags }, translate(price))).toEqual(shown);
});
