import * as z from "zod/mini";

const TOKEN = "Please type the staff token";

/** What the sign-in of /staff sends. */
export const staffSignInSchema = z.object(
  {
    token: z
      .string({ error: TOKEN })
      .check(z.trim(), z.minLength(1, { error: TOKEN }), z.maxLength(4096, { error: "The staff token is shorter" })),
  },
  { error: TOKEN },
);
