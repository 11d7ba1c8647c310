import * as z from "zod/mini";
import type { ShopState } from "./shop-state.ts";

/** The state as the API returns it. Apart from shop-state: the file that every page has must not import the schema library. */
export const shopStateSchema: z.ZodMiniType<ShopState> = z.object({
  orders_paused: z.nullable(z.string()),
  reopens_on: z.nullable(z.string()),
  sold_out: z.array(z.string()),
});
