import "server-only";
import type { Order } from "#lib/shop/order/order.ts";
import type { OrderFilter, Store } from "./store.ts";

/**
 * Every order of the store that matches, newest first, read page by page: the shop may take new orders in the meantime,
 * which are not included.
 * @param since leaves out orders that were placed before it, ISO 8601; without it none is left out
 * @throws StoreUnavailable
 */
export async function* everyOrder(
  store: Store,
  filter: Omit<OrderFilter, "limit" | "cursor">,
  since = "",
): AsyncGenerator<Order, void> {
  let cursor: string | undefined;
  do {
    const { orders, nextCursor } = await store.list({ ...filter, limit: 100, cursor });
    for (const order of orders) {
      if (order.created_at < since) return;
      yield order;
    }
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
