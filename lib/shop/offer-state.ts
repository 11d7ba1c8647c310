import type { Standing } from "./pricing";

/** Where a customer stands with the shop's offers, as GET /api/offers answers it. The server keeps it. */
export type Offers = {
  first_order: "none" | "claimed" | "used";
  samples: "available" | "used";
  /** May the eligible price apply once samples are chosen: signed in, none had yet, and not in production. */
  eligible: boolean;
};

/** Of a customer nothing is known. */
export const noOffers: Offers = { first_order: "none", samples: "available", eligible: false };

/** The offers of a customer who stands so. */
export function offersOf({ firstOrder, samples, eligible }: Standing): Offers {
  return { first_order: firstOrder, samples, eligible };
}

/** How a customer stands of whom the server said this. @param signedIn a guest may hold an offer claimed in her browser */
export function standingWith(offers: Offers, signedIn: boolean): Standing {
  return { signedIn, firstOrder: offers.first_order, samples: offers.samples, eligible: offers.eligible && signedIn };
}
