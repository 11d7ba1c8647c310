import * as z from "zod/mini";

/* Apart from eligibility.ts, which every page loads: the schema library would weigh too much there. */

const samples = z.enum(["available", "used"]);

/** What a customer may still use of the shop's offers. The server decides it; orders are priced by it. */
export const eligibilitySchema = z.object({
  signedIn: z.boolean(),
  /**
   * 'used': an order has used the first-order offer. 'ordered': the account has ordered at another price, so that its
   * next order is not its first. 'unavailable': the shop has no accounts, so the offer can't be claimed.
   */
  firstOrder: z.enum(["none", "claimed", "used", "ordered", "unavailable"]),
  samples,
  /** May the 10% eligible price apply: signed in, and the shop does not run in production. */
  eligible: z.boolean(),
});

/** An eligibility as GET /api/offers returns it. */
export const offersSchema = z.object({
  first_order: z.enum(["none", "claimed", "used", "unavailable"]),
  /** The account has ordered without the offer: first_order is 'none', and claiming is refused all the same. */
  ordered_before: z._default(z.boolean(), false),
  samples,
  eligible: z.boolean(),
});
