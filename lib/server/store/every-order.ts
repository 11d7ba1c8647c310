import "server-only";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Order } from "#lib/shop/order/order.ts";
import type { OrderFilter, Store } from "./store.ts";

/**
 * Every order of the store that matches, newest first, read page by page: the shop may take new orders in the meantime,
 * which are not included.
 * @throws StoreUnavailable
 */
export async function* everyOrder(
  store: Store,
  filter: Omit<OrderFilter, "limit" | "cursor">,
): AsyncGenerator<Order, void> {
  let cursor: string | undefined;
  do {
    const { orders, nextCursor } = await store.list({ ...filter, limit: 100, cursor });
    yield* orders;
    // SQLite answers within the turn: the shop's other calls come between its pages.
    await nextTurn();
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
