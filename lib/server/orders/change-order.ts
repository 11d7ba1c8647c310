import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { log } from "#lib/server/log.ts";
import { recipients } from "#lib/server/outbox/channels/recipients.ts";
import { messagesForStatus } from "#lib/server/outbox/queue/messages-of-order.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import type { OrderChange } from "#lib/shop/order/order-change.ts";
import { isSameParcel, nearMiss, SHIPPED } from "#lib/shop/order/order-status.ts";
import { refuseMoved } from "./moved.ts";

/**
 * Changes an order: its status with the time, its tracking, what was paid, the note. The messages that the status causes are
 * saved in the same write. The status that the order has already adds nothing, so that a repeated call leaves one entry; other
 * tracking of an order that is on its way is an entry of its own, of which its customer hears.
 * @param mayChange an order for which this returns false stays as it is; what it throws refuses the change
 * @throws ApiError not_found, did_you_mean, order_moved; StoreUnavailable
 */
export async function changeOrder(
  orderId: string,
  change: OrderChange,
  mayChange = (order: Order): boolean => {
    refuseMoved(order, change, change.status, false);
    return true;
  },
): Promise<Order> {
  refuseNearMiss(change);
  const [to, now] = [await recipients(), Date.now()];
  const changed = await openStore().update(orderId, (order) => {
    if (!mayChange(order)) return { order, messages: [] };
    const facts = factsOf(change, new Date(now).toISOString());
    const next = Object.keys(facts).length > 0 ? { ...order, ...facts } : order;
    const { status } = change;
    const hasMoved = status !== undefined && order.status !== status;
    if (!hasMoved && !isOtherParcel(order, next)) return { order: next, messages: [] };
    const entry = { status: status ?? order.status, at: new Date(now).toISOString() };
    const parcel = entry.status === SHIPPED && next.tracking ? { tracking: next.tracking } : {};
    const moved = { ...next, status: entry.status, status_history: [...order.status_history, { ...entry, ...parcel }] };
    return { order: moved, messages: messagesForStatus(moved, change.notify, to, now) };
  });
  if (!changed) throw new ApiError("not_found", { message: "There is no order with this id." });
  log.info({ order_id: orderId, outcome: change.status === undefined ? "order_changed" : "status_changed" });
  return changed;
}

/**
 * A status that is spelt almost like a usual one would be stored as a text of its own, and message nobody.
 * @throws ApiError did_you_mean
 */
export function refuseNearMiss({ status, exact }: Pick<OrderChange, "status" | "exact">): void {
  const meant = status === undefined || exact ? null : nearMiss(status);
  if (meant === null) return;
  const message = `Did you mean '${meant}'? Send "exact": true for '${status}' as it is.`;
  throw new ApiError("did_you_mean", { message, body: { did_you_mean: meant } });
}

/** Returns true when an order that is on its way has got another number to follow it by. */
function isOtherParcel({ status, tracking: before }: Order, { tracking: after }: Order): boolean {
  return status === SHIPPED && !isSameParcel(before, after);
}

/** What else of the order changes; what is not given stays. */
function factsOf({ tracking, paid, note }: OrderChange, at: string): Partial<Order> {
  return {
    ...(tracking === undefined ? {} : { tracking }),
    ...(paid === undefined ? {} : { paid: paid && { ...paid, at } }),
    ...(note === undefined ? {} : { note: note || null }),
  };
}
