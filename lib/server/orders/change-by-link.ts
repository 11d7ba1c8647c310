import "server-only";
import type { OpenedLink } from "#lib/server/auth/order-link.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { seenBy } from "#lib/shop/order/order-facts.ts";
import { nextStep } from "#lib/shop/order/order-status.ts";
import { changeOrder } from "./change-order.ts";

/**
 * The order that a link opens, as the link shows it. `step`: the status that the link gives it now; null once it has
 * reached that or gone another way.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function linkedOrder({ orderId, issued }: OpenedLink) {
  const found = await openStore().find(orderId);
  if (!found) throw new ApiError("not_found", { message: "There is no order with this id." });
  return { order: seenBy("link", found.order), step: stepOf(found.order, issued) };
}

/**
 * Gives an order the one status that its link is for. When another reader was faster, or staff have cancelled the
 * order, nothing changes.
 * @throws ApiError not_found; StoreUnavailable
 */
export async function takeNextStep({ orderId, issued }: OpenedLink, status: string) {
  let changed = false;
  const { order } = await changeOrder(orderId, { status }, "link", (before) => {
    changed = stepOf(before, issued) === status;
    return changed;
  });
  return { changed, order: seenBy("link", order), step: stepOf(order, issued) };
}

/**
 * A link is for one step, the one that followed when it was made: a person who gets the message later must not send a
 * parcel on its way, nor say that it has arrived.
 */
function stepOf({ status, status_history }: Order, issued: number): string | null {
  // A message is made in the moment of the entry that it reports, the fallback number's later.
  const then =
    status_history.find(({ at }) => Date.parse(at) === issued) ??
    status_history.findLast(({ at }) => Date.parse(at) < issued);
  const step = then ? nextStep(then.status) : null;
  return nextStep(status) === step ? step : null;
}
