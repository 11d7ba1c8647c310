import { expect, test } from "vitest";
import { allSamples, newLine } from "#lib/shop/cart/cart.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { type Line, MAX_SAMPLES, SAMPLE_GRAMS } from "#lib/shop/pricing/line.ts";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { samplesProblem, samplesPromise } from "#lib/shop/pricing/sample-texts.ts";
import { bill } from "#texts/en/bill.ts";
import { offerRules } from "#texts/en/offer-rules.ts";
import { priceWhy } from "#texts/en/price-why.ts";
import { sampleRules } from "#texts/en/sample-rules.ts";

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
type Row = [who: string, Eligibility["firstOrder"], Samples, below: string | null, above: string | null];
/** Per customer and cart: the text at 60 rupees, which is below each minimum, and at 240, which is above. */
const table: Row[] = [
  ["either", "none", "none", `${FROM} ${CHOOSE}`, CHOOSE],
  ["either", "none", "chosen", `${TENTH} ${FROM}`, TENTH],
  ["either", "none", "had", `${FROM} ${HAD}`, HAD],
  ["either", "none", "had, none chosen", FROM, null],
  ["guest", "claimed", "none", `${more(140)} ${CHOOSE}`, HALF],
  ["guest", "claimed", "chosen", `${TENTH} ${more(140)}`, BOTH],
  ["guest", "claimed", "had", `${more(140)} ${HAD}`, `${HALF} ${HAD}`],
  ["guest", "claimed", "had, none chosen", more(140), HALF],
  ["either", "used", "none", CHOOSE, CHOOSE],
  ["either", "used", "chosen", `${TENTH} ${USED}`, `${TENTH} ${USED}`],
  ["either", "used", "had", HAD, HAD],
  ["either", "used", "had, none chosen", null, null],
  ["user", "claimed", "none", `${more(40)} ${CHOOSE}`, HALF],
  ["user", "claimed", "chosen", `${TENTH} ${more(40)}`, BOTH],
  ["user", "claimed", "had", `${more(40)} ${HAD}`, `${HALF} ${HAD}`],
  ["user", "claimed", "had, none chosen", more(40), HALF],
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
  "%s, first order %s, samples %s: which rule gave the price, and why not another",
  (who, firstOrder, samples, below, above) => {
    const had = samples.startsWith("had") ? "used" : "available";
    const withSample = samples === "chosen" || samples === "had" ? [free] : [];
    for (const signedIn of who === "either" ? [false, true] : [who === "user"]) {
      const eligibility: Eligibility = { signedIn, firstOrder, samples: had, eligible: signedIn };
      expect(priced([pack(60), ...withSample], eligibility)).toBe(below);
      expect(priced([pack(120), pack(120), ...withSample], eligibility)).toBe(above);
    }
  },
);

const user: Eligibility = { signedIn: true, firstOrder: "claimed", samples: "used", eligible: false };

test("at the minimum itself nothing is missing, a rupee below it one rupee is", () => {
  expect(priced([pack(100)], user)).toBe(HALF);
  expect(priced([pack(99)], user)).toBe(more(1));
  expect(priced([pack(100)], { ...user, firstOrder: "none" })).toBeNull();
  expect(priced([pack(99)], { ...user, firstOrder: "none" })).toBe(FROM);
});

test("after an order with samples from this browser nobody is invited to choose some again, and an offer that the server found used does not hold", () => {
  const priced = { lines: [pack(200)], eligibility: newGuest, language: "en" as const, kind: null };
  expect(explainPrice(priced, t)).toBe(CHOOSE);
  expect(explainPrice({ ...priced, samplesHad: true }, t)).toBeNull();
  expect(explainPrice({ ...priced, eligibility: user }, t)).toBe(USED);
});

test("an empty cart, or samples alone, have no price to explain", () => {
  for (const firstOrder of ["none", "claimed", "used"] as const)
    for (const cart of [[], [free]]) expect(priced(cart, { ...user, firstOrder, samples: "available" })).toBeNull();
});

const billWords = translate(bill);

test("a bill names subtotal, saving, delivery and total; without a discount no saving, and one without a name is Discount", () => {
  const half = { subtotal: 120_000, discount: 60_000, delivery: 0, total: 60_000, promotion: "first_order" };
  expect(billRows(half, billWords)).toEqual([
    { label: "Subtotal", value: "₹1,20,000" },
    { label: "First-order discount", value: "-₹60,000", tone: "saving" },
    { label: "Delivery", value: "Free" },
    { label: "Total", value: "₹60,000", tone: "total" },
  ]);

  const rows = (discount: number, promotion: string | null) =>
    billRows({ subtotal: 200, discount, delivery: 0, total: 200 - discount, promotion }, billWords);
  expect(rows(0, null).map(({ label }) => label)).toEqual(["Subtotal", "Delivery", "Total"]);
  expect(rows(20, "unknown")[1]).toMatchObject({ label: "Discount", value: "-₹20" });
});

test.each([
  [200, 0, 0, 200],
  [220, 20, 40, 200],
])(
  "an order of %i after %i off and %i for delivery had a subtotal of %i",
  (total_price, discount_amount, delivery_charge, subtotal) => {
    const amounts = billOfOrder({ total_price, discount_amount, discount_kind: "sample", delivery_charge });
    const [discount, delivery, total] = [discount_amount, delivery_charge, total_price];
    expect(amounts).toEqual({ subtotal, discount, promotion: "sample", delivery, total });
  },
);

const pepper = { name: "Black Pepper", price: 200, qty: 1 };
const sample = (name: string, qty = 1) => ({ name, price: 0, qty });
const ONE_PACK = "Free samples come with an order. Please add at least one pack.";
const ONE_EACH = "One free sample of each kind. Please choose different ones.";
const three = [sample("Green Cardamom"), sample("Cinnamon Bark"), sample("Hill Tea")];

// promise: Free sample: 50g
test("a sample weighs 50 g; those of the cart and those that wait beside it are one list: one of each kind, three at most", () => {
  expect(SAMPLE_GRAMS).toBe(50);
  expect(MAX_SAMPLES).toBe(3);
  const line = (name: string, price = 0) => newLine({ name, category: "Spice", price, qty: 1 }, 1);
  const cart = [line("Hill Tea", 200), line("Kokum"), line("Hill Tea")];
  const samples = allSamples(cart, [line("Kokum"), line("Cinnamon Bark"), line("Green Cardamom")]);
  expect(samples.map(({ name }) => name)).toEqual(["Kokum", "Hill Tea", "Cinnamon Bark"]);
});

test.each([
  ["packs without samples", [pepper], null],
  ["a pack with one sample", [pepper, sample("Green Cardamom")], null],
  ["a pack with three different samples", [pepper, ...three], null],
  ["the sample of a product that is also bought", [pepper, sample("Black Pepper")], null],
  ["samples without a pack", three, ONE_PACK],
  ["four samples", [pepper, ...three, sample("Kokum")], "Please choose at most 3 free samples."],
  ["two of one sample", [pepper, sample("Green Cardamom", 2)], ONE_EACH],
  ["the same sample in two lines", [pepper, sample("Green Cardamom"), sample("Green Cardamom")], ONE_EACH],
])("%s: what a customer reads", (_case, lines, sentence) => {
  expect(samplesProblem(lines, translate(sampleRules))).toBe(sentence);
});

test("with the half price claimed samples are promised as free, and not as a discount beside it", () => {
  const t = translate(offerRules);
  expect(samplesPromise(false, t)).toBe("They're free, and you get 10% off your packs.");
  expect(samplesPromise(true, t)).not.toContain("off your packs");
  expect(samplesPromise(true, t)).toContain("your 50% off stays");
});
