import * as z from "zod/mini";
import type { Offers } from "./eligibility.ts";

/** The answer of GET /api/offers. Apart from what pages know of offers, which every page loads. */
export const offersSchema: z.ZodMiniType<Offers> = z.object({
  first_order: z.enum(["none", "claimed", "used", "unavailable"]),
  ordered_before: z._default(z.boolean(), false),
  samples: z.enum(["available", "used"]),
  eligible: z.boolean(),
});
