import * as z from "zod/mini";
import type { ShopState } from "./shop-state.ts";

/** The state as the API answers it. Apart from shop-state: what every page reads must not bring the schemas' library along. */
export const shopStateSchema: z.ZodMiniType<ShopState> = z.object({
  orders_paused: z.nullable(z.string()),
  reopens_on: z.nullable(z.string()),
  sold_out: z.array(z.string()),
});
