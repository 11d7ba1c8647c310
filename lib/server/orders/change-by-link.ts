import "server-only";
import { ApiError } from "#lib/server/http.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { nextStep } from "#lib/shop/warehouse/next-status.ts";
import { changeOrder } from "./change-order.ts";

/** The order that a link opens. @throws ApiError not_found; StoreUnavailable */
export async function linkedOrder(orderId: string): Promise<Order> {
  const found = await openStore().find(orderId);
  if (!found) throw new ApiError("not_found", { message: "There is no order with this id." });
  return asSlip(found.order);
}

/**
 * Gives an order its next status. When another reader was faster, or staff have cancelled the order, nothing changes.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function takeNextStep(orderId: string, status: string): Promise<{ changed: boolean; order: Order }> {
  let changed = false;
  const order = await changeOrder(orderId, { status }, (before) => {
    changed = nextStep(before.status) === status;
    return changed;
  });
  return { changed, order: asSlip(order) };
}

/** What a slip shows: a link may be passed on, so the account and the e-mail address stay here. */
function asSlip(order: Order): Order {
  return { ...order, user_id: null, guest_email: null };
}
