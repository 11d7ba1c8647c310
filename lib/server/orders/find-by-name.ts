import "server-only";
import { ApiError } from "#lib/server/http/route.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { readSearch } from "#lib/shop/order/search-terms.ts";
import { endsAsTyped, isSpokenNumber } from "#lib/shop/order/typed-order-id.ts";

/** So many orders are named when six characters mean several. */
const NAMED = 5;

/**
 * The id of the order that staff name: by its id in any spelling, or by the six characters of it that are read aloud.
 * @throws ApiError not_found; ambiguous, with the ids of those that match; StoreUnavailable
 */
export async function orderIdNamed(name: string): Promise<string> {
  const named = () => orderOfIds(readSearch(name)?.ids ?? []);
  const found = isSpokenNumber(name) ? await endingIn(name) : [await named()].filter((order) => order !== null);
  const [order, ...others] = found;
  if (!order) throw new ApiError("not_found", { message: `There is no order ${name}.` });
  if (others.length === 0) return order.order_id;
  const ids = found.map(({ order_id }) => order_id).join(", ");
  throw new ApiError("ambiguous", {
    message: `More than one order ends in ${name}: ${ids}. Please send the whole id.`,
  });
}

async function endingIn(six: string): Promise<Order[]> {
  const { orders } = await openStore().list({ limit: NAMED, terms: readSearch(six)?.terms.slice(0, 1) ?? [] });
  return orders.filter(({ order_id }) => endsAsTyped(order_id, six));
}

/** The first order that has one of these ids, or null. @throws StoreUnavailable */
export async function orderOfIds(ids: string[]): Promise<Order | null> {
  for (const id of ids) {
    const found = await openStore().find(id);
    if (found) return found.order;
  }
  return null;
}
