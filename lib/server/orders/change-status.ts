import "server-only";
import { ApiError } from "#lib/server/http.ts";
import { log } from "#lib/server/log.ts";
import { messagesForStatus } from "#lib/server/notifications/messages-of-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { StatusChange } from "#lib/shop/order/order-status.ts";

/**
 * Gives an order its next status, records the time, and saves the messages that it causes in the same write. The
 * status that the order has already changes nothing, so that a repeated call leaves one entry.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function changeStatus(orderId: string, { status, notify }: StatusChange): Promise<Order> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const changed = await openStore().update(orderId, (order) => {
    if (order.status === status) return { order, messages: [] };
    const status_history = [...order.status_history, { status, at }];
    const changed = { ...order, status, status_history };
    return { order: changed, messages: messagesForStatus(changed, notify, now) };
  });
  if (!changed) throw new ApiError("not_found", { message: "There is no order with this id." });
  log.info({ order_id: orderId, outcome: "status_changed" });
  return changed;
}
