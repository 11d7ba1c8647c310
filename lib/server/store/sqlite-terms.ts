import "server-only";
import type { Order } from "#lib/shop/order/order.ts";
import { searchTerms } from "#lib/shop/order/search-terms.ts";

type Indexed = Pick<Order, "order_id" | "guest_name" | "created_at">;
type Run = (sql: string, ...values: string[]) => unknown;

/** Saves by what a new order is found. Inside a transaction. */
export function insertTerms(run: Run, order: Indexed): void {
  for (const term of searchTerms(order))
    run("INSERT INTO order_terms VALUES (?, ?, ?) ON CONFLICT DO NOTHING", term, order.created_at, order.order_id);
}

/** Exchanges by what a changed order is found: an erased customer's name finds nothing. Inside a transaction. */
export function replaceTerms(run: Run, before: Indexed, after: Indexed): void {
  if (before.guest_name === after.guest_name) return;
  for (const term of searchTerms(before))
    run(
      "DELETE FROM order_terms WHERE term = ? AND created_at = ? AND order_id = ?",
      term,
      before.created_at,
      before.order_id,
    );
  insertTerms(run, after);
}
