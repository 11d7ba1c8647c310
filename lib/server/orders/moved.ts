import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { indianTime } from "#lib/shop/language/indian-day.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";

/** What a change starts from. What is not given is not compared. */
type StartsFrom = {
  /** The statuses that the order may have. */
  from?: string[];
  if_version?: number;
  /** The change is made whatever the order has become. */
  force?: boolean;
};

/**
 * Refuses to change an order that is not what the change starts from. One that has the asked status already is not
 * refused for its status: staff may press again when it is unknown whether the first press arrived.
 * @param status the asked one
 * @param isOneOfMany a cancelled order is changed only by a call that names it so: staff don't look at each order of a
 *   list
 * @throws ApiError order_moved, with the order as it is and what happened to it when
 */
export function refuseMoved(
  order: Order,
  { from, if_version, force = false }: StartsFrom,
  status: string | undefined,
  isOneOfMany: boolean,
): void {
  if (force) return;
  const isOtherVersion = if_version !== undefined && if_version !== order.version;
  const isThere = order.status === status;
  const isOtherStatus = from !== undefined && !from.includes(order.status);
  const isCancelled = isOneOfMany && rowOf(order.status).isOff && !from?.includes(order.status);
  if (isOtherVersion || (!isThere && (isOtherStatus || isCancelled)))
    throw new ApiError("order_moved", { message: whatHappened(order), body: { order } });
}

/**
 * 'Not changed: another change came first. It is cancelled since 2026-11-26 14:05. The last change: note, by office.'
 */
function whatHappened({ status, status_history, history }: Order): string {
  const since = status_history.findLast((entry) => entry.status === status)?.at;
  const at = since === undefined ? "" : ` since ${indianTime(new Date(since))}`;
  const last = history.at(-1);
  const change = last ? ` The last change: ${last.what}, by ${last.by}.` : "";
  return `Not changed: another change came first. It is ${status}${at}.${change}`;
}
