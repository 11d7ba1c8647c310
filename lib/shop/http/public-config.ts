import * as z from "zod/mini";

/** The Auth emulator's project; the prefix 'demo-' makes firebase-tools work without Google. */
export const EMULATOR_PROJECT = "demo-anjarai";

/** What a prerendered page must know at run time: NEXT_PUBLIC_ values are frozen when it is built. */
export const publicConfigSchema = z.object({
  sign_in: z.object({
    kind: z.enum(["firebase", "emulator", "none"]),
    /** Where the emulator listens. */
    url: z.optional(z.string()),
  }),
  /** True when the customer gets text messages about an order. */
  sms: z.boolean(),
  analytics: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
