/**
 * A customer's eligibility for the first-order offer. The server decides it; the browser only shows it. 'used': an order has
 * used it. 'ordered': the account has ordered at another price, so that its next order is not its first. 'unavailable': the
 * shop has no accounts, so nobody can claim.
 */
export type FirstOrderState = "none" | "claimed" | "used" | "ordered" | "unavailable";

/** A customer's eligibility for free samples. */
type SamplesState = "available" | "used";

/** What a customer may still use of the shop's offers. The server decides it; orders are priced by it. */
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

/** An eligibility as GET /api/offers returns it. */
export type WireOffers = {
  first_order: "none" | "claimed" | "used" | "unavailable";
  /** The account has ordered without the offer: first_order is 'none', and claiming is refused all the same. */
  ordered_before: boolean;
  samples: "available" | "used";
  eligible: boolean;
};

/** The answer about a customer with this eligibility. */
export function offersOnTheWire({ firstOrder, samples, eligible }: Eligibility): WireOffers {
  const ordered_before = firstOrder === "ordered";
  return { first_order: ordered_before ? "none" : firstOrder, ordered_before, samples, eligible };
}

/**
 * The eligibility that the server's answer means. @param signedIn false: a guest may use an offer that was claimed in this
 * browser
 */
export function eligibilityFrom(
  { first_order, ordered_before, samples, eligible }: WireOffers,
  signedIn: boolean,
): Eligibility {
  const firstOrder = first_order === "none" && ordered_before ? "ordered" : first_order;
  return { signedIn, firstOrder, samples, eligible: eligible && signedIn };
}
