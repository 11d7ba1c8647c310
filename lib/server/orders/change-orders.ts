import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { sideBySide } from "#lib/server/process/side-by-side.ts";
import type { ApiErrorCode } from "#lib/shop/http/api-errors.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { BulkChange } from "#lib/shop/order/order-change.ts";
import { whyNotShip } from "#lib/shop/warehouse/to-pack.ts";
import { changeOrder, refuseNearMiss } from "./change-order.ts";
import { orderIdNamed } from "./find-by-name.ts";
import { refuseMoved } from "./moved.ts";

/** So many orders are written at the same time: the store shares a commit among them. */
const AT_ONCE = 10;
const TWICE = "This order is in the list twice. Only its first row counts.";

/**
 * Gives many orders one status, payment or refund, each with its tracking. What fails for one order stops no other: the
 * answer says which were changed, and of the rest why not. An order that is named twice is changed by its first row
 * alone.
 * @throws ApiError did_you_mean; StoreUnavailable, after which the same call may be sent again
 */
export async function changeOrders({ orders, from, force, if_ready, ...change }: BulkChange, by: string) {
  refuseNearMiss(change);
  // Who gives money back means cancelled orders above all.
  const leavesCancelled = change.status !== undefined || change.refunded === undefined;
  const updated: string[] = [];
  const failed: { order: string; code: ApiErrorCode; error: string }[] = [];
  /** The status that each order had whose status was changed, by its id; and the same of tracking. */
  const before: Record<string, string> = {};
  const tracking_before: Record<string, Order["tracking"]> = {};
  const failure = (order: string) => (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    failed.push({ order, code: error.code, error: error.message });
    return null;
  };
  const ids = await sideBySide(orders, AT_ONCE, ({ order }) => orderIdNamed(order).catch(failure(order)));
  const rows = new Map<string, BulkChange["orders"][number]>();
  for (const [index, row] of orders.entries()) {
    const id = ids[index];
    if (!id) continue;
    if (rows.has(id)) failure(row.order)(new ApiError("invalid_order", { message: TWICE }));
    else rows.set(id, row);
  }
  await sideBySide([...rows], AT_ONCE, async ([id, { order, tracking }]) => {
    const mayChange = (found: Order) => {
      refuseMoved(found, { from, force }, change.status, leavesCancelled);
      const message = if_ready && !force ? whyNotShip(found) : null;
      if (message !== null) throw new ApiError("order_moved", { message });
      return true;
    };
    const changed = await changeOrder(id, { ...change, force, tracking }, by, mayChange).catch(failure(order));
    if (!changed) return;
    updated.push(id);
    if (changed.before.status !== changed.order.status) before[id] = changed.before.status;
    const was = changed.before.tracking;
    if (JSON.stringify(was) !== JSON.stringify(changed.order.tracking)) tracking_before[id] = was;
  });
  return { updated, failed, before, tracking_before };
}
