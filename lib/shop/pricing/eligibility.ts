import type * as z from "zod/mini";
import type { eligibilitySchema, offersSchema } from "./eligibility-schema.ts";

export type Eligibility = z.infer<typeof eligibilitySchema>;
export type FirstOrderState = Eligibility["firstOrder"];
export type WireOffers = z.infer<typeof offersSchema>;

/** A customer of whom nothing is known: no account, no claimed offer, no samples had. */
export const newGuest: Eligibility = { signedIn: false, firstOrder: "none", samples: "available", eligible: false };

/** Returns true when two customers are charged the same for the same lines. */
export function isSameEligibility(one: Eligibility, other: Eligibility): boolean {
  return (["signedIn", "firstOrder", "samples", "eligible"] as const).every((name) => one[name] === other[name]);
}

/** The answer about a customer with this eligibility. */
export function offersOnTheWire({ firstOrder, samples, eligible }: Eligibility): WireOffers {
  const ordered_before = firstOrder === "ordered";
  return { first_order: ordered_before ? "none" : firstOrder, ordered_before, samples, eligible };
}

/**
 * The eligibility that the server's answer means. @param signedIn false: a guest may use an offer that was claimed in
 * this browser
 */
export function eligibilityFrom(
  { first_order, ordered_before, samples, eligible }: WireOffers,
  signedIn: boolean,
): Eligibility {
  const firstOrder = first_order === "none" && ordered_before ? "ordered" : first_order;
  return { signedIn, firstOrder, samples, eligible: eligible && signedIn };
}
