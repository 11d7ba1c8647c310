import "server-only";
import * as z from "zod/mini";
import type { Caller } from "#lib/server/auth.ts";
import { readCursor } from "#lib/server/store/cursor.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { statusSchema } from "#lib/shop/order/order-status.ts";

const LIMIT = "limit is a whole number from 1 to 100";

/** The query of a list of orders: how many, from where on, and of which status. */
export const listQuerySchema = z.object({
  limit: z._default(
    z
      .pipe(
        z.string().check(z.regex(/^\d{1,3}$/, { error: LIMIT })),
        z.transform((digits) => Number(digits)),
      )
      .check(z.refine((limit) => limit >= 1 && limit <= 100, { error: LIMIT })),
    50,
  ),
  cursor: z.optional(
    z
      .string()
      .check(z.refine((cursor) => readCursor(cursor) !== null, { error: "cursor is a next_cursor of this list" })),
  ),
  status: z.optional(statusSchema),
});

/** A page of orders, newest first: all for staff, their own for a user. @throws StoreUnavailable */
export async function listOrders(query: z.infer<typeof listQuerySchema>, caller: Exclude<Caller, { kind: "nobody" }>) {
  const whose = caller.kind === "user" ? { userId: caller.user.uid } : {};
  const { orders, nextCursor } = await openStore().list({ ...query, ...whose });
  return { orders, next_cursor: nextCursor };
}
