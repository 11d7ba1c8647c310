/**
 * A customer's eligibility for the first-order offer. The server decides it; the browser only shows it. 'used': an order has
 * used it. 'ordered': the account has ordered at another price, so that its next order is not its first. 'unavailable': the
 * shop has no accounts, so nobody can claim.
 */
export type FirstOrderState = "none" | "claimed" | "used" | "ordered" | "unavailable";

/** A customer's eligibility for free samples. */
type SamplesState = "available" | "used";

/** What the shop knows of a customer when it prices an order. */
export type Eligibility = {
  signedIn: boolean;
  firstOrder: FirstOrderState;
  samples: SamplesState;
  /** May the 10% eligible price apply: signed in, and the shop does not run in production. */
  eligible: boolean;
};

/** A customer of whom nothing is known: no account, no claimed offer, no samples had. */
export const newGuest: Eligibility = { signedIn: false, firstOrder: "none", samples: "available", eligible: false };

/** Returns true when two customers are charged the same for the same lines. */
export function isSameEligibility(one: Eligibility, other: Eligibility): boolean {
  return (["signedIn", "firstOrder", "samples", "eligible"] as const).every((name) => one[name] === other[name]);
}

/** What a customer may still use of the shop's offers, as GET /api/offers returns it. The server decides it. */
export type Offers = {
  /** 'unavailable': this shop has no accounts. */
  first_order: "none" | "claimed" | "used" | "unavailable";
  /** The account has ordered without the offer: first_order is 'none', and claiming is refused all the same. */
  ordered_before: boolean;
  samples: "available" | "used";
  /** May the eligible price apply once samples are chosen: signed in, none had yet, and not in production. */
  eligible: boolean;
};

/** Of a customer nothing is known. */
export const noOffers: Offers = {
  first_order: "none",
  ordered_before: false,
  samples: "available",
  eligible: false,
};

/** Returns true when two responses are equal. */
export function isSameOffers(one: Offers, other: Offers): boolean {
  return (["first_order", "ordered_before", "samples", "eligible"] as const).every((name) => one[name] === other[name]);
}

/** The offers of a customer with this eligibility. */
export function offersOf({ firstOrder, samples, eligible }: Eligibility): Offers {
  const ordered_before = firstOrder === "ordered";
  return { first_order: ordered_before ? "none" : firstOrder, ordered_before, samples, eligible };
}

/** The first-order offer's state in one word. An older server's response does not say whether the account has ordered. */
function firstOrderStateOf({ first_order, ordered_before }: Pick<Offers, "first_order" | "ordered_before">) {
  return first_order === "none" && ordered_before ? "ordered" : first_order;
}

/**
 * The eligibility that the server's response means. @param signedIn false: a guest may use an offer that was claimed in this
 * browser
 */
export function eligibilityFrom(offers: Offers, signedIn: boolean): Eligibility {
  const firstOrder = firstOrderStateOf(offers);
  return { signedIn, firstOrder, samples: offers.samples, eligible: offers.eligible && signedIn };
}
