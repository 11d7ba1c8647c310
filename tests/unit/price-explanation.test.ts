import { expect, test } from "vitest";
import { explainPrice } from "#lib/shop/pricing/price-explanation.ts";
import { type Eligibility, quote } from "#lib/shop/pricing/quote.ts";

const GUEST = "first-order offer: sign in and claim it for 50% off";
const USER = "first-order offer: claim it for 50% off";
const CHOOSE = "free samples: choose some for 10% off";
const SAMPLE = "sample offer: 10%";
const HOLDER = "sample offer for account holders: 10%";
const HAD = "free samples were had before";
const HALF = "first-order offer: 50%";
const BOTH = "first-order offer: 50%; sample offer not added to it";
const USED = "first-order offer already used";

type Row = [
  who: "guest" | "user",
  firstOrder: Eligibility["firstOrder"],
  samples: "none" | "chosen" | "had" | "had, none chosen",
  eligible: boolean,
  below: string | null,
  above: string | null,
];
/** Per customer and cart: the text at 60 rupees, which is below each minimum, and at 240, which is above. */
const table: Row[] = [
  ["guest", "none", "none", false, `${GUEST} from ₹100; ${CHOOSE}`, `${GUEST}; ${CHOOSE}`],
  ["guest", "none", "chosen", false, `${SAMPLE}; ${GUEST} from ₹100`, `${SAMPLE}; ${GUEST}`],
  ["guest", "none", "had", false, `${GUEST} from ₹100; ${HAD}`, `${GUEST}; ${HAD}`],
  ["guest", "none", "had, none chosen", false, `${GUEST} from ₹100`, GUEST],
  ["guest", "claimed", "none", false, `₹140 more for the first-order offer; ${CHOOSE}`, HALF],
  ["guest", "claimed", "chosen", false, `${SAMPLE}; ₹140 more for the first-order offer`, BOTH],
  ["guest", "claimed", "had", false, `₹140 more for the first-order offer; ${HAD}`, `${HALF}; ${HAD}`],
  ["guest", "claimed", "had, none chosen", false, "₹140 more for the first-order offer", HALF],
  ["guest", "used", "none", false, CHOOSE, CHOOSE],
  ["guest", "used", "chosen", false, `${SAMPLE}; ${USED}`, `${SAMPLE}; ${USED}`],
  ["guest", "used", "had", false, HAD, HAD],
  ["guest", "used", "had, none chosen", false, null, null],
  ["user", "none", "none", true, `${USER} from ₹100; ${CHOOSE}`, `${USER}; ${CHOOSE}`],
  ["user", "none", "chosen", true, `${HOLDER}; ${USER} from ₹100`, `${HOLDER}; ${USER}`],
  ["user", "none", "chosen", false, `${SAMPLE}; ${USER} from ₹100`, `${SAMPLE}; ${USER}`],
  ["user", "none", "had", false, `${USER} from ₹100; ${HAD}`, `${USER}; ${HAD}`],
  ["user", "none", "had, none chosen", false, `${USER} from ₹100`, USER],
  ["user", "claimed", "none", true, `₹40 more for the first-order offer; ${CHOOSE}`, HALF],
  ["user", "claimed", "chosen", true, `${HOLDER}; ₹40 more for the first-order offer`, BOTH],
  ["user", "claimed", "chosen", false, `${SAMPLE}; ₹40 more for the first-order offer`, BOTH],
  ["user", "claimed", "had", false, `₹40 more for the first-order offer; ${HAD}`, `${HALF}; ${HAD}`],
  ["user", "claimed", "had, none chosen", false, "₹40 more for the first-order offer", HALF],
  ["user", "used", "none", true, CHOOSE, CHOOSE],
  ["user", "used", "chosen", true, `${HOLDER}; ${USED}`, `${HOLDER}; ${USED}`],
  ["user", "used", "chosen", false, `${SAMPLE}; ${USED}`, `${SAMPLE}; ${USED}`],
  ["user", "used", "had", false, HAD, HAD],
  ["user", "used", "had, none chosen", false, null, null],
];

test("who has ordered before, and a shop without accounts, are promised no half price", () => {
  const cart = [pack(200)];
  const eligibility: Eligibility = { signedIn: true, firstOrder: "ordered", samples: "used", eligible: false };
  expect(priced(cart, eligibility)).toBeNull();
  expect(priced([...cart, free], { ...eligibility, samples: "available" })).toBe(
    `${SAMPLE}; first-order offer: for a first order only`,
  );
  expect(priced(cart, { ...eligibility, signedIn: false, firstOrder: "unavailable" })).toBeNull();
});

function priced(cart: { price: number; quantity: number }[], eligibility: Eligibility) {
  return explainPrice({ lines: cart, eligibility, kind: quote(cart, eligibility).discountKind });
}
const pack = (price: number) => ({ price, quantity: 1 });
const free = pack(0);

test.each(table)(
  // promise: Why a price is what it is, and why not another
  "%s, first order %s, samples %s, eligible %s: which rule gave the price, and why not another",
  (who, firstOrder, samples, eligible, below, above) => {
    const had = samples.startsWith("had");
    const eligibility: Eligibility = {
      signedIn: who === "user",
      firstOrder,
      samples: had ? "used" : "available",
      eligible,
    };
    const withSample = samples === "chosen" || samples === "had" ? [free] : [];
    expect(priced([pack(60), ...withSample], eligibility)).toBe(below);
    expect(priced([pack(120), pack(120), ...withSample], eligibility)).toBe(above);
  },
);

const user: Eligibility = { signedIn: true, firstOrder: "claimed", samples: "used", eligible: false };

test("at the minimum itself nothing is missing, a rupee below it one rupee is", () => {
  expect(priced([pack(100)], user)).toBe(HALF);
  expect(priced([pack(99)], user)).toBe("₹1 more for the first-order offer");
  expect(priced([pack(100)], { ...user, firstOrder: "none" })).toBe(USER);
  expect(priced([pack(99)], { ...user, firstOrder: "none" })).toBe(`${USER} from ₹100`);
});

test("an empty cart, or samples alone, have no price to explain", () => {
  for (const firstOrder of ["none", "claimed", "used"] as const)
    for (const cart of [[], [free]]) expect(priced(cart, { ...user, firstOrder, samples: "available" })).toBeNull();
});

test("an offer that the server found used is not explained as if it held", () => {
  expect(explainPrice({ lines: [pack(200)], eligibility: user, kind: null })).toBe(USED);
});
