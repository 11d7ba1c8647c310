import type { Eligibility } from "#lib/shop/pricing/quote.ts";

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
