import * as z from "zod/mini";
import { LONGEST_CART_TEXT } from "./cart-text.ts";

/** A cart on its way between the browser's scripts and the pages without scripts, as the text of cart-text.ts. */
export const cartCopySchema = z.object(
  {
    cart: z
      .string({ error: "A cart is a text" })
      .check(z.maxLength(LONGEST_CART_TEXT, { error: "This cart is too long" })),
  },
  { error: "A cart is a JSON object" },
);

/** The answer: null where there is no valid cart. */
export const cartAnswerSchema = z.object({ cart: z.nullable(z.string()) });
