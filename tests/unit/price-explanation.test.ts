import { expect, test } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { priceWhy } from "#texts/en/price-why.ts";

const t = translate(priceWhy);
const FROM = "50% off a first order from ₹100.";
const CHOOSE = "Pick up to 3 free samples and take 10% off.";
const TENTH = "10% off with your samples.";
const HAD = "You've had your free samples already.";
const HALF = "50% off your first order.";
const BOTH = "50% off your first order. Your samples still come free.";
const USED = "You've used your first-order offer.";
const more = (rupees: number) => `Add ₹${rupees} more for your 50% off.`;

type Samples = "none" | "chosen" | "had" | "had, none chosen";
type Row = [string, Eligibility["firstOrder"], Samples, eligible: boolean, below: string | null, above: string | null];
/** Per customer and cart: the text at 60 rupees, which is below each minimum, and at 240, which is above. */
const table: Row[] = [
  ["guest", "none", "none", false, `${FROM} ${CHOOSE}`, CHOOSE],
  ["guest", "none", "chosen", false, `${TENTH} ${FROM}`, TENTH],
  ["guest", "none", "had", false, `${FROM} ${HAD}`, HAD],
  ["guest", "none", "had, none chosen", false, FROM, null],
  ["guest", "claimed", "none", false, `${more(140)} ${CHOOSE}`, HALF],
  ["guest", "claimed", "chosen", false, `${TENTH} ${more(140)}`, BOTH],
  ["guest", "claimed", "had", false, `${more(140)} ${HAD}`, `${HALF} ${HAD}`],
  ["guest", "claimed", "had, none chosen", false, more(140), HALF],
  ["guest", "used", "none", false, CHOOSE, CHOOSE],
  ["guest", "used", "chosen", false, `${TENTH} ${USED}`, `${TENTH} ${USED}`],
  ["guest", "used", "had", false, HAD, HAD],
  ["guest", "used", "had, none chosen", false, null, null],
  ["user", "none", "none", true, `${FROM} ${CHOOSE}`, CHOOSE],
  ["user", "none", "chosen", true, `${TENTH} ${FROM}`, TENTH],
  ["user", "none", "had", false, `${FROM} ${HAD}`, HAD],
  ["user", "none", "had, none chosen", false, FROM, null],
  ["user", "claimed", "none", true, `${more(40)} ${CHOOSE}`, HALF],
  ["user", "claimed", "chosen", true, `${TENTH} ${more(40)}`, BOTH],
  ["user", "claimed", "had", false, `${more(40)} ${HAD}`, `${HALF} ${HAD}`],
  ["user", "claimed", "had, none chosen", false, more(40), HALF],
  ["user", "used", "none", true, CHOOSE, CHOOSE],
  ["user", "used", "chosen", true, `${TENTH} ${USED}`, `${TENTH} ${USED}`],
  ["user", "used", "had", false, HAD, HAD],
  ["user", "used", "had, none chosen", false, null, null],
];

test("who has ordered before, and a shop without accounts, are promised no half price", () => {
  const cart = [pack(200)];
  const eligibility: Eligibility = { signedIn: true, firstOrder: "ordered", samples: "used", eligible: false };
  expect(priced(cart, eligibility)).toBeNull();
  expect(priced([...cart, free], { ...eligibility, samples: "available" })).toBe(
    `${TENTH} The 50% offer is for a first order.`,
  );
  expect(priced(cart, { ...eligibility, signedIn: false, firstOrder: "unavailable" })).toBeNull();
});

function priced(cart: Line[], eligibility: Eligibility) {
  return explainPrice({ lines: cart, eligibility, language: "en", kind: quote(cart, eligibility).promotion }, t);
}
const pack = (price: number) => ({ name: "Podi", price, qty: 1 });
const free = pack(0);

test.each(table)(
  // promise: Why a price is what it is, and why not another
  "%s, first order %s, samples %s, eligible %s: which rule gave the price, and why not another",
  (who, firstOrder, samples, eligible, below, above) => {
    const had = samples.startsWith("had") ? "used" : "available";
    const eligibility: Eligibility = { signedIn: who === "user", firstOrder, samples: had, eligible };
    const withSample = samples === "chosen" || samples === "had" ? [free] : [];
    expect(priced([pack(60), ...withSample], eligibility)).toBe(below);
    expect(priced([pack(120), pack(120), ...withSample], eligibility)).toBe(above);
  },
);

const user: Eligibility = { signedIn: true, firstOrder: "claimed", samples: "used", eligible: false };

test("at the minimum itself nothing is missing, a rupee below it one rupee is", () => {
  expect(priced([pack(100)], user)).toBe(HALF);
  expect(priced([pack(99)], user)).toBe(more(1));
  expect(priced([pack(100)], { ...user, firstOrder: "none" })).toBeNull();
  expect(priced([pack(99)], { ...user, firstOrder: "none" })).toBe(FROM);
});

test("after an order with samples from this browser nobody is invited to choose some again", () => {
  const lines = [pack(200)];
  expect(explainPrice({ lines, eligibility: newGuest, language: "en", kind: null }, t)).toBe(CHOOSE);
  expect(explainPrice({ lines, eligibility: newGuest, language: "en", kind: null, samplesHad: true }, t)).toBeNull();
});

test("an empty cart, or samples alone, have no price to explain", () => {
  for (const firstOrder of ["none", "claimed", "used"] as const)
    for (const cart of [[], [free]]) expect(priced(cart, { ...user, firstOrder, samples: "available" })).toBeNull();
});

test("an offer that the server found used is not explained as if it held", () => {
  expect(explainPrice({ lines: [pack(200)], eligibility: user, language: "en", kind: null }, t)).toBe(USED);
});
